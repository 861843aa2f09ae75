import type { listTestimonials } from '@rigsouq/contract/directory/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { DemoBadge } from '../../../shared/directory/demo-badge.tsx';
import { DirectoryPreview } from '../../../shared/directory/directory-preview.tsx';
import classes from './testimonials.module.css';

type Testimonial = AnswerOf<typeof listTestimonials>['testimonials'][number];

/** Shows the testimonials that an operator published. Without any, the section is not shown (R37). */
export function Testimonials({ list }: { list: readonly Testimonial[] }) {
  const { t } = useTranslation();
  return (
    <DirectoryPreview title={t('What providers say')} items={list}>
      {({ name, title, words, demo }) => (
        <figure className={classes.card}>
          <blockquote className={classes.words}>
            <bdi>{words}</bdi>
          </blockquote>
          <figcaption className={classes.who}>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            {title && (
              <span className={classes.title}>
                <bdi>{title}</bdi>
              </span>
            )}
            {demo && <DemoBadge />}
          </figcaption>
        </figure>
      )}
    </DirectoryPreview>
  );
}
