/** The Dutch words of the rows in ../enquiry-judgment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_NL: Words = {
  'es.ask.appeal': {
    says: 'U hebt 20 werkdagen vanaf de mededeling. In een mondelinge zaak (juicio verbal) tot € 3.000 is er geen beroep. U hebt een advocaat nodig, gratis bij laag inkomen, en € 50 borg. De ander kan al eerder uitvoering vragen.',
    dependsOn: 'het soort proces en het bedrag',
  },
  'es.ask.enforcement': {
    says: 'U hebt tien werkdagen voor verzet, om weinig redenen: betaald, geschikt of te oud. De rechter kan meteen rekeningen, loon en spullen zoeken. Loon tot het minimumloon is veilig. Vraag een gratis advocaat en bied een plan aan.',
  },
  'es.ask.home-seized': {
    says: 'Ja, maar alleen een rechter of overheid, en geld en loon gaan voor. Bij een woonlening zijn lange achterstanden en een maand aanmaning nodig. Voor kwetsbare mensen kan de ontruiming stoppen. Ga vroeg naar een gratis advocaat en bied een plan aan.',
    dependsOn: 'wie de schuldeiser is',
  },
}
