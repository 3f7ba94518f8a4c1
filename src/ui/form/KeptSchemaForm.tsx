import { KeptForm } from './KeptForm.tsx';
import { SchemaForm, type SchemaFormProps } from './SchemaForm.tsx';

type KeptSchemaFormProps<Values extends object> = Omit<SchemaFormProps<Values>, 'keeper'> & {
  keepAs: string;
};

/** A form of the admin area: what is typed in it is kept until it was sent, and not left without a question. */
export function KeptSchemaForm<Values extends object>(props: KeptSchemaFormProps<Values>) {
  return <SchemaForm {...props} keeper={KeptForm} />;
}
