import type { Agent } from '#domain/agent/agent.ts';
import type { EditAgentForm } from '#domain/agent/agentForm.ts';
import { isBlankText } from '#domain/field/visible.ts';
import { callTo, mailTo } from '#ui/list/contactLinks.ts';

/** A field of an agent: forms, lists, bulk adding and files read it here. Its rule is the schema's. */
interface AgentField {
  label: string;
  /** Its heading in lists and files; the parts of the name share a column. */
  header: string | null;
  isOptional?: true;
  type?: 'email' | 'tel';
  /** The address of a mail or phone program. */
  href?: (value: string) => string;
  /** Whether pasted columns with such a header hold it, in any language. */
  columnWords: RegExp;
}

export type AgentFieldName = keyof EditAgentForm;

/** In the order of the forms. */
export const agentFields: Record<AgentFieldName, AgentField> = {
  firstName: {
    label: 'First name',
    header: null,
    columnWords:
      /\b(?:first|given|fore)|vorname|vor-|voornaam|förnamn|fornavn|etunimi|keresztnév|prénom|nombres?$|primeiro nome|^imię$|^im[eé]$|^jméno$|^meno$|^prenume$|^ad[ıi]?$|^όνομα$|^имя|^ім.я|الاسم الأول|שם פרטי|^名$|^名字$|^이름$|^名前$|^tên$|jina la kwanza|^名$|पहला नाम/iu,
  },
  middleName: {
    label: 'Middle name',
    header: null,
    isOptional: true,
    columnWords:
      /\bmiddle\b|отчество|по батькові|zweiter vorname|deuxième prénom|segundo nombre|nome do meio|tussenvoegsel/iu,
  },
  lastName: {
    label: 'Last name',
    header: null,
    columnWords:
      /\b(?:last|family|surname)|nachname|familienname|achternaam|efternamn|etternavn|efternavn|sukunimi|vezetéknév|cognome|nom de famille|^nom$|apellidos?|sobrenome|apelido|nazwisko|příjmení|priezvisko|prezime|^nume$|soyad|επώνυμο|фамилия|прізвище|اسم العائلة|שם משפחה|^姓$|^姓氏$|^성$|^họ$|jina la (?:mwisho|ukoo)|उपनाम/iu,
  },
  email: {
    label: 'Email',
    header: 'Email',
    type: 'email',
    href: mailTo,
    columnWords:
      /e-?mail|courriel|correo|[ée]lectronique|e-?post|surel|почта|пошта|البريد|メール|邮箱|郵箱|邮件|電郵|이메일|ईमेल|sähköposti|אימייל|דוא|barua pepe/iu,
  },
  mobileNumber: {
    label: 'Mobile number',
    header: 'Mobile',
    isOptional: true,
    type: 'tel',
    href: callTo,
    columnWords:
      /\b(?:mobile|phone|tel|telephone|cell(?:ulare|ulaire)?|handy(?:nummer)?|mobil|mobiel|portable|móvil|celular|telemóvel|cep|simu|hp)\b|telefon|téléphone|teléfono|telefone|puhelin|τηλέφωνο|κινητό|телефон|هاتف|جوال|טלפון|נייד|điện thoại|電話|电话|手机|전화|फ़ोन|मोबाइल/iu,
  },
};

export const agentFieldNames = Object.keys(agentFields) as AgentFieldName[];

/** The fields with a column of their own. */
export const agentColumnFields = agentFieldNames.flatMap((name) => {
  const { header, ...field } = agentFields[name];
  return header === null ? [] : [{ name, header, ...field }];
});

/** The form of an agent; an empty one without. */
export const agentForm = (agent?: Partial<Pick<Agent, AgentFieldName>>): EditAgentForm =>
  Object.fromEntries(agentFieldNames.map((name) => [name, agent?.[name] ?? ''])) as EditAgentForm;

/** A field that lists show; undefined if nothing of it could be seen. */
export const agentText = (agent: EditAgentForm | Agent, name: AgentFieldName) =>
  isBlankText(agent[name] ?? '') ? undefined : agent[name];
