import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { readQuestions, type TextQuestion } from './questionsIn.ts';
import { readLines } from './readLines.ts';

const CORPUS = 'packages/questionnaire/corpus';

/**
 * The corpus: questionnaires in shapes and languages that people paste. `inputs/NAME.txt` is pasted,
 * `expected/NAME.json` has the questions that its author means.
 */
const questionnaires = globSync(`${CORPUS}/inputs/*.txt`).map((file) => ({
  name: basename(file, '.txt'),
  text: readFileSync(file, 'utf8'),
}));

/** Questions to compare: punctuation at the end of a text does not count. */
const withoutPunctuation = (questions: TextQuestion[]) =>
  questions.map(({ text, ...question }) => ({
    ...question,
    text: text.replace(/[\s.:：。]+$/u, ''),
  }));

test.each(questionnaires)('$name: the questions are read (BUILDER-43)', ({ name, text }) => {
  const expected = JSON.parse(readFileSync(`${CORPUS}/expected/${name}.json`, 'utf8'));
  expect(withoutPunctuation(readQuestions(text))).toEqual(withoutPunctuation(expected));
});

test('each questionnaire of the corpus has expected questions, and no expectation lacks its questionnaire', () => {
  const expected = globSync(`${CORPUS}/expected/*.json`).map((file) => basename(file, '.json'));
  expect(expected.length).toBeGreaterThan(200);
  expect(expected.toSorted()).toEqual(questionnaires.map(({ name }) => name).toSorted());
});

/** Words that are marks: names before numbers and options, a speaker, half of a divided word. */
const IGNORED_WORDS = ['Question', 'Вопрос', 'Options', 'Answers', 'Mira', 'dition'];

/** The words of a text, each with its number. Marks, codes and blanks are none. */
function wordsIn(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const word of text.normalize('NFKC').match(/\p{L}{4,}/gu) ?? []) {
    if (IGNORED_WORDS.includes(word)) continue;
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
}

/** Texts that are not read as meant. */
const misreadTexts = [
  {
    name: 'parts of a question between rows of answers',
    text: '3. During the past month?\n   a. could not sleep\n      1  Never   2  Less than once   3  Often\n   b. woke up at night\n      1  Never   2  Less than once   3  Often',
  },
];

test.each([...questionnaires, ...misreadTexts])(
  '$name: every word stands in a line of the preview (BUILDER-43)',
  ({ text }) => {
    const actual = wordsIn(
      readLines(text)
        .map(({ text: words, parts }) => [words, ...parts].join(' '))
        .join('\n'),
    );
    const lost = [...wordsIn(text)].filter(([word, count]) => (actual.get(word) ?? 0) < count);
    expect(lost).toEqual([]);
  },
);

test.each([
  'All the best',
  'Warm regards',
  'Looking forward to your answers',
  'Met vriendelijke groet',
  'Med vänliga hälsningar',
  'Med vennlig hilsen',
  'Venlig hilsen',
  'Ystävällisin terveisin',
  'Pozdrawiam',
  'S pozdravem',
  'Saygılarımla',
  'Üdvözlettel',
  'Cu stimă',
  'З повагою',
  'Herzliche Grüße aus Bonn',
  'Bonne journée à tous',
])('the closing words “%s” are not read as part of the last question (BUILDER-43)', (closing) => {
  const [, last] = readQuestions(`1. Which?\na) Tea\nb) Milk\n2. Why?\n${closing}\nAda`);
  expect(last).toMatchObject({ text: 'Why?', type: 'text', options: [] });
});

test.each([
  'Ja/Nein',
  'Oui/Non',
  'Sí/No',
  'Sim/Não',
  'Sì/No',
  'Ja/Nee',
  'Tak/Nie',
  'Ja/Nej',
  'Да/Нет',
  'Evet/Hayır',
  'Ναι/Όχι',
])('“%s” at the end of a question is read as its two options (BUILDER-43)', (answers) => {
  expect(readQuestions(`1. Fair? ${answers}`)[0]?.options).toEqual(answers.split('/'));
});

test('text after a fill-in blank or beside a scale is skipped and listed (BUILDER-43)', () => {
  const lines = readLines('1. How old? ____ years\n2. Good?\nVery bad 1 2 3 4 Very good');
  const skipped = lines.filter(({ kind }) => kind === 'ignore').map(({ text, why }) => [text, why]);
  expect(skipped).toEqual([
    ['years', 'behind a blank'],
    ['Very bad Very good', 'beside the answers'],
  ]);
});

/** How authors say that several answers are allowed, by language. */
const severalWays: Record<string, string[]> = {
  english: [
    'select all that apply',
    'tick as many as apply',
    'check all boxes that apply',
    'choose up to three',
    'multiple answers possible',
    'more than one answer allowed',
    'mark all that are true',
    'you may select more than one',
    'pick any that fit',
    'several answers possible',
    'tick any that apply',
    'choose as many as you like',
    'select one or more',
    'max. 3 answers',
    'circle all that apply',
  ],
  german: [
    'Mehrfachnennung möglich',
    'Mehrfachnennungen möglich',
    'mehrere Antworten möglich',
    'bitte alles Zutreffende ankreuzen',
    'Mehrfachauswahl',
    'mehrere Angaben möglich',
    'maximal 3 Antworten',
    'Sie können mehrere Antworten ankreuzen',
    'bis zu drei Nennungen',
    'alle zutreffenden ankreuzen',
    'Mehrfachantworten erlaubt',
  ],
  french: [
    'plusieurs réponses possibles',
    'cochez toutes les réponses qui s’appliquent',
    'choix multiples',
    'trois réponses maximum',
    'cochez une ou plusieurs cases',
    'plusieurs choix possibles',
    'sélectionnez tout ce qui convient',
    'jusqu’à 3 réponses',
    'vous pouvez cocher plusieurs cases',
  ],
  spanish: [
    'marque todas las que apliquen',
    'respuesta múltiple',
    'puede marcar varias',
    'seleccione todas las opciones que correspondan',
    'se puede elegir más de una',
    'elija hasta tres',
    'selección múltiple',
    'marque todo lo que corresponda',
    'varias respuestas posibles',
    'puede seleccionar más de una opción',
  ],
  portuguese: [
    'marque todas as opções que se aplicam',
    'pode assinalar mais do que uma opção',
    'resposta múltipla',
    'escolha até três',
    'selecione tudo o que se aplica',
    'assinale todas as que se aplicam',
    'múltiplas respostas possíveis',
    'pode escolher várias opções',
  ],
  italian: [
    'sono possibili più risposte',
    'risposta multipla',
    'selezionare tutte le risposte pertinenti',
    'barrare tutte le caselle che interessano',
    'massimo 3 risposte',
    'è possibile indicare più risposte',
    'scegliere una o più opzioni',
    'indicare fino a tre risposte',
  ],
  dutch: [
    'meerdere antwoorden mogelijk',
    'kruis alles aan wat van toepassing is',
    'meer dan één antwoord mogelijk',
    'maximaal 3 antwoorden',
    'u kunt meerdere opties kiezen',
    'selecteer alle antwoorden die van toepassing zijn',
  ],
  russian: [
    'выберите все подходящие варианты',
    'возможно несколько ответов',
    'можно выбрать несколько вариантов',
    'не более трёх ответов',
    'отметьте всё, что подходит',
    'множественный выбор',
    'до 3 вариантов ответа',
  ],
  polish: [
    'można zaznaczyć kilka odpowiedzi',
    'wielokrotny wybór',
    'zaznacz wszystkie właściwe',
    'proszę wybrać maksymalnie 3',
    'możliwych kilka odpowiedzi',
    'możliwość wielokrotnego wyboru',
  ],
  turkish: [
    'birden fazla seçenek işaretleyebilirsiniz',
    'uygun olan tüm seçenekleri işaretleyin',
    'birden çok seçilebilir',
    'en fazla üç seçenek',
    'tümünü işaretleyin',
  ],
  swedish: [
    'flera svar möjliga',
    'markera alla som stämmer',
    'välj ett eller flera alternativ',
    'flera alternativ kan väljas',
    'högst tre svar',
  ],
  arabic: [
    'يمكن اختيار أكثر من إجابة',
    'اختر كل ما ينطبق',
    'حدد جميع الإجابات المناسبة',
    'يمكنك اختيار عدة خيارات',
  ],
  japanese: [
    '複数回答可',
    'あてはまるものすべてに○',
    '当てはまるものをすべて選んでください',
    'いくつでも',
    '3つまで',
    '複数選択可',
  ],
  chinese: ['可多选', '多选', '最多选3项', '请选择所有适用项', '可复选'],
  hindi: ['सभी लागू विकल्प चुनें', 'एक से अधिक विकल्प चुन सकते हैं', 'जो भी लागू हों चुनें'],
};

/** How they name the answer of one's own. */
const otherWays: Record<string, string[]> = {
  english: [
    'Other',
    'Other (please specify)',
    'Other: ____',
    'Others',
    'Something else',
    'Other, please state',
    'Another',
    'None of these / other',
  ],
  german: [
    'Sonstiges',
    'Andere',
    'Sonstiges, und zwar:',
    'Andere (bitte angeben)',
    'Anderes',
    'etwas anderes',
    'Sonstige: ____',
  ],
  french: ['Autre', 'Autre (précisez)', 'Autres', 'Autre, précisez :', 'Autre chose'],
  spanish: ['Otro', 'Otra (especifique)', 'Otros', 'Otro, ¿cuál?', 'Otra cosa'],
  portuguese: ['Outro', 'Outra', 'Outro. Qual?', 'Outros (especificar)'],
  italian: ['Altro', 'Altro (specificare)', 'Altro, quale?'],
  dutch: ['Anders', 'Anders, namelijk', 'Overig', 'Anders: ____'],
  russian: ['Другое', 'Другое (укажите)', 'Иное', 'Свой вариант'],
  polish: ['Inne', 'Inne (jakie?)', 'Inny'],
  turkish: ['Diğer', 'Diğer (belirtiniz)'],
  swedish: ['Annat', 'Annat, nämligen', 'Övrigt'],
  arabic: ['أخرى', 'غير ذلك', 'أخرى (حدد)'],
  japanese: ['その他', 'その他（　）'],
  chinese: ['其他', '其他（请注明）'],
  hindi: ['अन्य', 'अन्य (कृपया बताएं)'],
};

test.each(Object.entries(severalWays))(
  '%s: each way to say "several" makes a multiple-choice question, in brackets or on the next line (BUILDER-43)',
  (_, ways) => {
    for (const way of ways) {
      for (const text of [`1. Which? (${way})\n- A\n- B`, `1. Which?\n${way}\n- A\n- B`]) {
        expect([way, readQuestions(text)]).toMatchObject([
          way,
          [{ text: 'Which?', type: 'multiple', options: ['A', 'B'] }],
        ]);
      }
    }
  },
);

test.each(Object.entries(otherWays))(
  '%s: each way to say "other" sets "Others" instead of adding an option (BUILDER-43)',
  (_, ways) => {
    for (const way of ways) {
      expect([way, readQuestions(`1. Which?\n- A\n- ${way}`)]).toMatchObject([
        way,
        [{ hasOthers: true, options: ['A'] }],
      ]);
    }
  },
);
