/** The day of the rates below. Shown wherever amounts in different currencies are compared. */
export const RATES_DATE = '2026-09-29'

/**
 * Units of a currency for one euro, to four digits. Left out on purpose: currencies that lose a fifth of their value within a year
 * (ARS, TRY, NGN, EGP and others), because a table that is a few months old would compare them wrongly.
 */
export const UNITS_PER_EURO: Readonly<Record<string, number>> = {
  ...{ EUR: 1, USD: 1.136, GBP: 0.8582, CHF: 0.9468, CAD: 1.612, AUD: 1.619, NZD: 2.008, SGD: 1.453, HKD: 8.912, TWD: 36.19 },
  ...{ SEK: 11.34, NOK: 10.85, DKK: 7.475, ISK: 137, PLN: 4.373, CZK: 24.39, HUF: 367.5, RON: 5.278, RSD: 117.5 },
  ...{ JPY: 178.9, CNY: 7.621, KRW: 1543, INR: 109.2, THB: 38.21, PHP: 71.02, IDR: 20_470, MYR: 4.639, VND: 29_480, NPR: 174.7 },
  ...{ BRL: 5.935, MXN: 20.46, COP: 3827, CLP: 1099, PEN: 3.881, UYU: 45.55, CRC: 517.2, ILS: 3.492 },
  ...{ AED: 4.172, SAR: 4.26, QAR: 4.135, KWD: 0.3507, MAD: 10.96, ZAR: 18.68, KES: 147.3, GEL: 2.951 },
}
