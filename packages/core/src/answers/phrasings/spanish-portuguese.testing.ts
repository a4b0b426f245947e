/** As in english.testing.ts. */
export const SPANISH_PHRASINGS = `
y y | rights 0 1 | ¿Está autorizado para trabajar {in}?
? ? | rights 0 1 | ¿Qué permiso de trabajo tiene?
? ? | rights - - | ¿Cuál es el número de su permiso de trabajo?
? ? | rights - - | ¿Ha tenido permiso de trabajo {in}?
? ? | rights - - | ¿Puede tener permiso de trabajo {in}?
? ? | rights - - | ¿Tiene permiso de trabajo o lo necesita?
? ? | rights - - | ¿No tiene permiso de trabajo {in}?
? ? | rights - - | ¿Tiene su cónyuge permiso de trabajo?
? ? | rights - - | ¿Tiene permiso de trabajo {far}?
n ? | sponsor 0 1 | ¿Necesita visa para trabajar {in}?
? ? | sponsor 0 1 | ¿Qué visa necesita?
? ? | sponsor - - | ¿Ha necesitado patrocinio de visa?
n y | sponsor 0 1 | ¿Necesitará patrocinio de visa ahora o en el futuro?
? ? | residence - - | ¿Ha vivido {in}?
? ? | residence - - | ¿Podría estar ubicado {in}?
y y | residence 0 0 | ¿Vive actualmente {in}?
? ? | residence - - | ¿Su familia vive {in}?
* * | notice 1 2 | ¿Cuál es su período de preaviso?
? ? | notice - - | ¿Ha dado preaviso?
n n | notice 1 2 | ¿Puede empezar de inmediato?
* * | notice 1 2 | ¿Puede empezar lo antes posible?
? ? | salary - - | ¿Cuál es su salario actual?
* * | salary 1 1 | ¿Cuál es su expectativa salarial anual?
y n | move 0 1 | ¿Está dispuesto a mudarse?
? ? | move - - | ¿Tiene que mudarse?
? ? | move - - | ¿Cuándo puede mudarse?
y n | none - - | ¿Tiene licencia de conducir?
? ? | none - - | ¿Qué licencia de conducir tiene?
? ? | none - - | ¿Cuál es el número de su licencia de conducir?
? ? | none - - | ¿Ha tenido licencia de conducir?
? ? | none - - | ¿Ha trabajado antes con nosotros?
? ? | none - - | ¿Tiene antecedentes penales?
? ? | none - - | ¿Es menor de 18 años?
`

/** As in english.testing.ts. */
export const PORTUGUESE_PHRASINGS = `
y y | rights 0 1 | Você está autorizado a trabalhar {in}?
? ? | rights 0 1 | Qual permissão de trabalho você tem?
? ? | rights - - | Qual é o número da sua permissão de trabalho?
? ? | rights - - | Você pode ter permissão de trabalho {in}?
? ? | rights - - | Você tem permissão de trabalho ou precisa?
? ? | rights - - | Você não tem permissão de trabalho {in}?
? ? | rights - - | Seu cônjuge tem permissão de trabalho?
? ? | rights - - | Você tem permissão de trabalho {far}?
n y | sponsor 0 1 | Você precisará de patrocínio de visto agora ou no futuro?
? ? | sponsor 0 1 | Qual visto você precisa?
? ? | sponsor - - | Você precisou de patrocínio de visto?
y y | residence 0 0 | Você mora atualmente {in}?
? ? | residence - - | Você já morou {in}?
? ? | residence - - | Você poderia estar localizado {in}?
* * | notice 1 2 | Qual é o seu período de aviso prévio?
n n | notice 1 2 | Você pode começar imediatamente?
* * | notice 1 2 | Pode começar o mais cedo possível?
? ? | salary - - | Qual é o seu salário atual?
* * | salary 1 1 | Qual é a sua pretensão salarial anual?
y n | move 0 1 | Você está disposto a mudar de cidade?
? ? | move - - | Você tem que mudar?
? ? | move - - | Quando pode mudar?
y n | none - - | Você possui CNH?
? ? | none - - | Qual é o número da sua CNH?
? ? | none - - | Qual CNH você tem?
? ? | none - - | Você pode ter CNH?
? ? | none - - | Você já trabalhou na nossa empresa?
? ? | none - - | Você tem parentes na nossa empresa?
? ? | none - - | Você tem antecedentes criminais?
`
