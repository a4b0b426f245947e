export const MONTHS =
  'styczeń stycznia sty, luty lutego lut, marzec marca mar, kwiecień kwietnia kwi, maj maja, czerwiec czerwca cze, lipiec lipca lip, sierpień sierpnia sie, wrzesień września wrz, październik października paź, listopad listopada lis, grudzień grudnia gru'
