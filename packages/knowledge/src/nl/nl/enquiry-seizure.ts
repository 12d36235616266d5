/** Questions about what a bailiff may take: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_WORDS: Words = {
  'nl.ask.seize': {
    says: 'Een incassobureau kan geen beslag leggen en niet binnenkomen. Alleen een deurwaarder met vonnis of dwangbevel kan dat.',
  },
  'nl.ask.wages': {
    says: 'Alleen met een vonnis of dwangbevel dat aan u is betekend: vraag een kopie. Ook dan blijft een deel van uw inkomen vrij (beslagvrije voet). Controleer het op uwbeslagvrijevoet.nl. Klopt het niet en helpt de deurwaarder niet? Dan kan een rechter ingrijpen.',
  },
  'nl.ask.bailiff-enter': {
    says: 'Zonder vonnis of bevel mag een deurwaarder niet binnenkomen. Met een titel, en als u niet opendoet, moet er een politieambtenaar bij zijn. Vraag de titel te zien.',
  },
  'nl.ask.bailiff-car': {
    dependsOn: 'of er een vonnis is',
    says: 'Met een vonnis kan een deurwaarder een auto of dure spullen in beslag nemen. Wat u nodig hebt om te leven en werken is veilig, binnen grenzen. Beslag mag niet als de verkoop de kosten niet eens dekt. Schrijf waarom u de auto nodig hebt, voor werk of zorg.',
  },
  'nl.ask.bailiff-letter': {
    says: 'Kijk wat het is. Een aanmaning is alleen een verzoek. Op een dagvaarding moet u voor die dag antwoorden. Na een bevel tot betaling hebt u meestal twee dagen. Vraag het vonnis en een lijst van kosten, en bied een regeling aan.',
  },
  'nl.ask.free-foot': {
    says: 'Dat is het deel van uw inkomen dat geen deurwaarder mag nemen. Het hangt af van uw huishouden, gezin en woon- of zorgkosten. Controleer het op uwbeslagvrijevoet.nl en laat een fout verbeteren.',
  },
}
