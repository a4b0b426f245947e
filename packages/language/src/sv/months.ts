export const MONTHS =
  'januari jan, februari feb, mars, april apr, maj, juni jun, juli jul, augusti aug, september sept sep, oktober okt, november nov, december dec'
