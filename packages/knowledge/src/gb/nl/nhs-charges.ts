/** Dutch: the words of the rows in ../nhs-charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NHS_CHARGES_NL: Words = {
  'gb.nhs.right-fine': {
    says: 'U bent geen boete schuldig als u zorgvuldig was en niets fout deed. Die is vijf keer de prijs, hoogstens £100, boven op de prijs. Schrijf waarom.',
  },
  'gb.nhs.right-visitor': {
    says: 'Wie hier wettig en vast woont betaalt niets. Spoedzorg is gratis voor ieder. Vraag hoe ze beslisten, en vraag een betaalplan.',
  },
  'gb.nhs.right-complain': {
    says: 'U kunt binnen 12 maanden klagen, en moet schriftelijk antwoord krijgen. Daarna is de Health Service Ombudsman gratis.',
  },
  'gb.nhs.right-claim': {
    says: 'Schaadde slechte zorg u, dan moet de eis binnen drie jaar nadat u het wist bij de rechter zijn. Voor een kind beginnen de drie jaar bij 18.',
  },
  'gb.nhs.answer': {
    says: 'Klaag binnen 12 maanden schriftelijk en vraag uw dossier. Daarna is de Health Service Ombudsman gratis. Voor geld gaat u naar een advocaat: u hebt drie jaar tot de rechter.',
  },
}
