// The style sheets of what is below the tiles, whose code is loaded later.

import lot from '../../shared/auctions/lot.module.css';
import lotCard from '../../shared/auctions/lot-card.module.css';
import card from '../../shared/catalogue/listing-card/listing-card.module.css';
import photo from '../../shared/catalogue/listing-card/listing-photo.module.css';
import price from '../../shared/catalogue/listing-card/listing-price.module.css';
import badge from '../../ui/page/badge.module.css';
import closing from '../../ui/page/closing-band.module.css';
import features from '../../ui/page/feature-grid.module.css';
import section from '../../ui/page/section.module.css';
import statistics from '../../ui/page/statistics-strip.module.css';
import title from '../../ui/page/title-text.module.css';
import tool from '../../ui/page/tool.module.css';
import categories from './category-grid.module.css';
import lists from './home-lists.module.css';

export const stylesBelowTheTiles = [
  categories,
  lists,
  lotCard,
  lot,
  card,
  photo,
  price,
  badge,
  closing,
  features,
  section,
  statistics,
  title,
  tool,
];
