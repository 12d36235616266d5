/** Questions about money from a spouse who lives apart and from a parent with no deal: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_SUPPORT_NL: Words = {
  'jp.ask.separated-costs': {
    says: 'Ja. Zolang u getrouwd bent, moet wie meer verdient meebetalen aan uw kosten en die van de kinderen (婚姻費用), ook als u apart woont. Rechters rekenen meestal vanaf de maand van uw vraag. Vraag het nu schriftelijk en vraag bemiddeling (調停) bij de familierechter, ongeveer 1,200 yen. Een tabel (算定表) geeft het bedrag. Haast? Vraag een snel bevel. Houterasu helpt.',
  },
  'jp.ask.child-support-no-deal': {
    says: 'Ja. Bent u sinds 1 april 2026 gescheiden zonder afspraak, dan is de ander 20,000 yen per maand per kind schuldig (法定養育費). Dat loopt vanaf de scheiding tot een akkoord, besluit of 18 jaar. Het kan zonder vonnis van het loon, tenzij de ander bewijst niet te kunnen betalen. Bij een eerdere scheiding, en voor het volle bedrag naar inkomen, vraag bemiddeling (調停) bij de familierechter. Vraag het nu: meestal telt het vanaf dan.',
  },
  'jp.ask.child-support-lower': {
    says: 'Het kan veranderen als er iets onvoorziens gebeurde. Adopteert de nieuwe partner het kind (養子縁組), dan daalt of stopt het meestal; trouwen alleen verandert niets. Verlies van werk, ziekte, een nieuw kind of schoolkosten kunnen tellen. Praat eerst en leg het schriftelijk vast. Anders bemiddeling (調停) bij de familierechter. Betaal tot dan het oude bedrag.',
    dependsOn: 'wat er sindsdien veranderde',
  },
}
