import {
  degree,
  degreeIn,
  driving,
  language,
  paper,
  physical,
  registration,
  shift,
  travel,
  vehicle,
  workRight,
  years,
} from '#bench/conditions/subjects.ts'
import type { Filling } from '#bench/conditions/template.ts'

export const FEW = ['dois', 'três', '4', '5']
export const JOBS: readonly Filling[] = [
  ['cozinheiro', years('Cozinheiro')],
  ['contador', years('Contador')],
  ['eletricista', years('Eletricista')],
  ['vendedor', years('Vendedor')],
]
export const TRADES: readonly Filling[] = [
  ['contabilidade', years('Contador', 'Contabilidade de pequenas empresas')],
  ['solda', years('Soldador', 'Solda de estruturas')],
  ['vendas', years('Vendedor', 'Vendas em loja')],
]
export const TONGUES: readonly Filling[] = [
  ['inglês', language('English')],
  ['espanhol', language('Spanish')],
  ['francês', language('French')],
]
export const OTHER_TONGUES: readonly Filling[] = [
  ['italiano', language('Italian')],
  ['alemão', language('German')],
]
export const DEGREES: readonly Filling[] = [
  ['ensino superior completo', degree('bachelors')],
  ['mestrado completo', degree('masters')],
]
export const FIELDS: readonly Filling[] = [
  ['Engenharia Mecânica', degreeIn('bachelors', 'Engenharia Mecânica', 'Artes Plásticas')],
  ['Ciência da Computação', degreeIn('bachelors', 'Ciência da Computação', 'Teologia')],
  ['Ciências Contábeis', degreeIn('bachelors', 'Ciências Contábeis', 'Dança')],
]
export const CARDS: readonly Filling[] = [
  ['curso de operador de empilhadeira', paper('Curso de operador de empilhadeira')],
  ['certificado NR-10', paper('NR-10')],
  ['certificado NR-35', paper('NR-35')],
]
export const COUNCILS: readonly Filling[] = [
  ['COREN', registration('COREN ativo', 'Conselho Regional de Enfermagem')],
  ['CRC', registration('CRC ativo', 'Conselho Regional de Contabilidade')],
  ['CREA', registration('CREA ativo', 'Conselho Regional de Engenharia e Agronomia')],
]

export const cozinheiro = { about: years('Cozinheiro') }
export const noites = { about: shift() }
export const cargas = { about: physical() }
export const viagens = { about: travel() }
export const BR = { about: workRight('Brazil') }
export const cnh: readonly Filling[] = [
  ['CNH B', driving()],
  ['carteira de motorista', driving()],
  ['CNH', driving()],
]
export const carro: readonly Filling[] = [
  ['carro', vehicle()],
  ['veículo', vehicle()],
]
