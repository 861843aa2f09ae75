import { splitTitle } from './split-title.ts';
import classes from './title-text.module.css';

/** Shows the title of a machine in its own text direction. A model number such as PC200-8 is not broken over two lines. */
export function TitleText({ title }: { title: string }) {
  return (
    <bdi>
      {splitTitle(title).map(({ text, isModel }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a title have no other name than their place
        <span key={at} className={isModel ? classes.model : undefined}>
          {text}
        </span>
      ))}
    </bdi>
  );
}
