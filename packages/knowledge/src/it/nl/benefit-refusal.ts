/** The Dutch words of the rows in ../benefit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSAL_NL: Words = {
  'it.no-benefit.want': {
    says: 'Het INPS weigert of stopt een uitkering. Dat is niet het laatste woord.',
  },
  'it.no-benefit.right-appeal': {
    says: 'U kunt binnen 90 dagen online in beroep bij het INPS (ricorso amministrativo). Daarvoor kunt u om herziening vragen (riesame).',
  },
  'it.no-benefit.right-court': {
    says: 'Na een nee, of maanden stilte, kunt u naar de arbeidsrechter. Eén jaar voor tijdelijke uitkeringen, drie jaar voor pensioenen.',
  },
  'it.no-benefit.right-medical': {
    says: 'Tegen de artsen van het INPS gaat u direct naar de rechter, binnen zes maanden. Eerst onderzoekt een arts van de rechtbank u (accertamento tecnico preventivo).',
  },
  'it.no-benefit.right-patronato': {
    says: 'Een patronato leest de beslissing en dient gratis het beroep in.',
  },
  'it.no-benefit.right-inclusion': {
    says: 'De assegno di inclusione kijkt naar ISEE, inkomen en huishouden. Was de ISEE fout, verbeter die bij een CAF en vraag het INPS opnieuw.',
  },
  'it.no-benefit.step-reason': {
    says: 'Lees de reden en vraag de papieren erachter. Breng ze deze week naar een patronato.',
  },
  'it.no-benefit.deadline-appeal': {
    says: 'U hebt 90 dagen na ontvangst voor beroep bij het INPS. Wij tellen voor de zekerheid vanaf de datum.',
    action: 'Beroep indienen, online of bij een patronato (ricorso amministrativo)',
    consequence: 'Daarna blijft alleen de rechter over.',
  },
  'it.no-benefit.right-naspi': {
    says: 'U krijgt NASpI ook als u om dringende reden (giusta causa) wegging, in de beschermde moederschapstijd of met akkoord bij de inspectie.',
  },
}
