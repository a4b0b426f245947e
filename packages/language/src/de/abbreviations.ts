export const ABBREVIATIONS = {
  joining: 'bzw inkl exkl ggf evtl zzgl vgl dipl kat',
  naming: 'hr fr dr prof tel str',
  counting: 'nr ca abs',
  closing: 'usw',
}
