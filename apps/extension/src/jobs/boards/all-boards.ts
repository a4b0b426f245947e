import type { Board } from './board.ts'
import { dice } from './dice.ts'
import { glassdoor } from './glassdoor.ts'
import { indeed } from './indeed.ts'
import { linkedin } from './linkedin.ts'
import { simplyhired } from './simplyhired.ts'
import { ziprecruiter } from './ziprecruiter.ts'

/** In the order of the platform filter (spec 3 §2). */
export const BOARDS: readonly Board[] = [indeed, linkedin, glassdoor, dice, simplyhired, ziprecruiter]

export const boardOf = (id: string) => BOARDS.find((board) => board.id === id)
