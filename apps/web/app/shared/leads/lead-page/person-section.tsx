import type { ContractForm } from '../../../lib/api/contract-form.ts';
import { CompanyField, EmailField, NameFields, PhoneField } from '../contact-form/person-fields.tsx';

type Person = { firstName: string; lastName: string; email: string; phone: string; company: string };

type PersonSectionProps<V extends Record<string, string>> = {
  form: ContractForm<V>;
  /** The fields that are required in this form. */
  needs?: { phone?: boolean; company?: boolean };
};

/** Edits the sender, with the same five fields on every such form. */
export function PersonSection<V extends Person & Record<string, string>>({ form, needs = {} }: PersonSectionProps<V>) {
  return (
    <>
      <NameFields form={form} first="firstName" last="lastName" />
      <EmailField form={form} field="email" />
      <PhoneField form={form} field="phone" required={needs.phone ?? false} />
      <CompanyField form={form} field="company" required={needs.company ?? false} wide />
    </>
  );
}
