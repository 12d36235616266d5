/** Acts of a court bailiff (gerechtsdeurwaarder): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_WORDS: Words = {
  'nl.bailiff.want': {
    says: 'Een deurwaarder wil betaling op grond van een vonnis of dwangbevel. Anders kan beslag volgen.',
  },
  'nl.bailiff.who': {
    says: 'Een gerechtsdeurwaarder is een openbaar ambtenaar met strenge regels. U kunt klagen bij de tuchtrechter.',
  },
  'nl.bailiff.real': {
    says: 'Dit is ernstig, maar u houdt genoeg over om van te leven. Ook een regeling kan nog.',
  },
  'nl.bailiff.not-yet': {
    says: 'Na het bevel tot betaling hebt u meestal twee dagen. Pas dan kan beslag op spullen volgen.',
  },
  'nl.bailiff.rights': {
    says: 'U hebt recht op een beschermd inkomen, basisspullen en een duidelijke lijst van alle bedragen.',
  },
  'nl.bailiff.deadline-two': {
    says: 'Na een bevel tot betaling hebt u meestal twee dagen. Bel vóór die tijd.',
    action: 'Bel de deurwaarder en bied een regeling aan',
    consequence: 'Daarna kan beslag volgen.',
  },
  'nl.bailiff.step-call': {
    says: 'Bel de deurwaarder. Vraag om welk vonnis of dwangbevel het gaat, en om een lijst van de bedragen.',
  },
  'nl.bailiff.step-form': {
    says: 'Controleer uw beslagvrije voet op uwbeslagvrijevoet.nl. Vraag de deurwaarder om herstel als hij niet klopt.',
  },
  'nl.bailiff.step-bank': {
    says: 'Een deel van uw banksaldo moet vrij blijven. Bel meteen als u eten of huur niet kunt betalen.',
  },
  'nl.bailiff.step-help': {
    says: 'Vraag uw gemeente om spoedhulp als uw huis of energie in gevaar is.',
  },
  'nl.bailiff.step-438': {
    says: 'Is het beslag fout? Een rechter kan het snel stoppen (executiegeschil). Neem een advocaat.',
  },
  'nl.bailiff.step-plan': { says: 'Bied schriftelijk een maandbedrag aan, met uw budget.' },
  'nl.bailiff.right-income': {
    says: 'U hebt recht op een beschermd deel van uw inkomen. Het bedrag verandert elk jaar in januari en juli.',
  },
  'nl.bailiff.right-goods': {
    says: 'Spullen die u nodig hebt voor leven, werk en studie mogen niet in beslag worden genomen.',
  },
  'nl.bailiff.right-door': {
    says: 'Een deurwaarder mag uw deur niet alleen openen. Een hulpofficier van justitie of andere ambtenaar moet erbij zijn.',
  },
  'nl.bailiff.right-complain': {
    says: 'U kunt klagen over een deurwaarder: eerst bij het kantoor, dan bij de tuchtrechter. Die vraagt € 50. U krijgt dat terug als u gelijk krijgt, ook voor een deel.',
  },
  'nl.bailiff.option-plan': {
    title: 'Een regeling treffen',
    says: 'Bied aan wat u per maand kunt betalen.',
    cost: 'Wat u aanbiedt.',
    time: 'Vandaag bellen.',
    risk: 'Kosten lopen door tot alles is betaald.',
    bestFor: 'U bent het schuldig.',
  },
  'nl.bailiff.option-438': {
    title: 'De rechter vragen te stoppen',
    says: 'Een snelle zaak tegen een fout beslag.',
    cost: 'Advocaat en griffierecht.',
    time: 'Dagen of weken.',
    risk: 'Kosten als u verliest.',
    bestFor: 'Het beslag is duidelijk fout.',
  },
  'nl.bailiff.option-help': {
    title: 'Schuldhulp vragen',
    says: 'Uw gemeente helpt met een regeling, of de rechter met de Wsnp van 18 maanden.',
    cost: 'Niets.',
    time: 'Een eerste gesprek binnen vier weken.',
    risk: 'Strenge regels.',
    bestFor: 'U hebt veel schulden.',
  },
  'nl.bailiff.insight-pause': {
    says: 'Een rechter kan een ontruiming of afsluiting tot zes maanden stoppen terwijl u schuldhulp krijgt.',
    actionable: 'Vraag uw gemeente of een advocaat nu om een moratorium.',
  },
  'nl.bailiff.warn-evict': {
    says: 'Een datum voor ontruiming is echt. Vraag vandaag juridische hulp.',
  },
  'nl.bailiff.right-not-heard': {
    says: 'Was u niet bij de rechter? U kunt verzet doen, meestal binnen vier weken nadat u het vonnis in handen kreeg of ernaar handelde. Zoek vandaag hulp.',
  },
}
