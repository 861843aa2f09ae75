import { type ReactNode, useState } from 'react';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { LeadThanks, type Thanks } from './lead-thanks.tsx';

type LeadPageProps = {
  title: string;
  lead: string;
  aside: ReactNode;
  thanks: Thanks;
  children: (onSent: () => void) => ReactNode;
};

/** A page with a form for operators, help next to it, and a confirmation after sending. */
export function LeadPage({ title, lead, aside, thanks, children }: LeadPageProps) {
  const [sent, setSent] = useState(false);

  function showThanks() {
    setSent(true);
    window.scrollTo({ top: 0 });
  }

  return (
    <>
      <PageHead title={title} description={lead} />
      <FormPage title={title} lead={lead} aside={aside}>
        {sent ? <LeadThanks thanks={thanks} onAgain={() => setSent(false)} /> : children(showThanks)}
      </FormPage>
    </>
  );
}
