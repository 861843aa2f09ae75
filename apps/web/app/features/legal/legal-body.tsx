import classes from './legal.module.css';
import { type LegalBlock, splitParts } from './legal-text.ts';

export function LegalBody({ body }: { body: readonly LegalBlock[] }) {
  return body.map((block) =>
    typeof block === 'string' ? (
      <p key={block} className={classes.paragraph}>
        <Paragraph text={block} />
      </p>
    ) : (
      <ul key={block.join()} className={classes.list}>
        {block.map((item) => (
          <li key={item}>
            <Paragraph text={item} />
          </li>
        ))}
      </ul>
    ),
  );
}

function Paragraph({ text }: { text: string }) {
  return splitParts(text).map(({ kind, text: part }) => {
    if (kind === 'text') return part;
    return kind === 'code' ? (
      <code key={part} dir="ltr" translate="no" className={classes.code}>
        {part}
      </code>
    ) : (
      <mark key={part} className={classes.gap}>
        {part}
      </mark>
    );
  });
}
