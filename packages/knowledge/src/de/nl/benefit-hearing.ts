/** The Dutch words of the rows in ../benefit-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_HEARING_NL: Words = {
  'de.benefit-hearing.want': {
    says: 'Het bureau denkt dat het u te veel betaalde. Het vraagt eerst uw kant (Anhörung). Er is nog niets besloten.',
  },
  'de.benefit-hearing.reality': {
    says: 'Voor het verleden mag dat alleen onder strenge regels. Een goed antwoord nu kan het lager maken of stoppen.',
  },
  'de.benefit-hearing.right-change': {
    says: 'Is er na de beslissing iets veranderd? Voor het verleden telt dat meestal alleen als u het niet meldde, ander inkomen of vermogen had, of moest weten dat u er geen recht op had.',
  },
  'de.benefit-hearing.right-trust': {
    says: 'Was het besluit vanaf het begin fout door hen? Kon u dat niet weten en gaf u het uit, dan mag u het meestal houden.',
  },
  'de.benefit-hearing.right-back': {
    says: 'Er is een schriftelijk besluit nodig met reden en bedrag (Erstattung). U kunt binnen een maand gratis bezwaar maken.',
  },
  'de.benefit-hearing.right-widow': {
    says: 'Bij een weduwe- of weduwnaarspensioen telt ander inkomen maar voor een deel: wat boven een vrij bedrag ligt, en daarvan 40 %. De eerste drie maanden telt niets. Laat het narekenen.',
  },
  'de.benefit-hearing.step': {
    says: 'Antwoord op tijd. Schrijf wat u wanneer meldde, voeg kopieën bij en vraag de berekening. Is het geld op, schrijf dat.',
  },
}
