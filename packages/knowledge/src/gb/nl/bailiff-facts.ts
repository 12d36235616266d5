/** What a bailiff letter in England or Wales means: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_FACTS_NL: Words = {
  'gb.bailiff.fact-notice-wants': {
    says: 'Ze willen dat u deze schuld betaalt, of een regeling afspreekt, voordat een deurwaarder (bailiff) langs mag komen. Tot nu toe is dit alleen een waarschuwing.',
  },
  'gb.bailiff.fact-notice-over-wants': {
    says: 'Ze willen dat u deze schuld betaalt, of een regeling afspreekt. De tijd in deze brief is voorbij, dus een deurwaarder (bailiff) mag langskomen.',
  },
  'gb.bailiff.fact-seven-days': {
    says: 'Niemand mag uw spullen nu al meenemen. U moet eerst 7 hele dagen krijgen. Zondagen en feestdagen tellen niet mee.',
  },
  'gb.bailiff.fact-reality-old': {
    says: 'Dit is serieus, maar u kunt nog een regeling afspreken. De aankondiging werkt 12 maanden. Hoop dus niet dat ze het vergeten.',
  },
  'gb.bailiff.fact-notice-lasts': {
    says: 'Een aankondiging (notice of enforcement) werkt 12 maanden. Breekt u een afgesproken regeling, dan beginnen de 12 maanden opnieuw.',
    learnMore:
      'Een regeling die u volhoudt, is dus meer waard dan een groter aanbod dat u misschien mist.',
  },
  'gb.bailiff.fact-wants': {
    says: 'Ze willen geld voor een schuld, met hun kosten erbij. Ze hopen op betaling zonder spullen mee te nemen.',
  },
  'gb.bailiff.fact-who': {
    says: 'Deurwaarders (bailiffs) heten ook enforcement agents. De meesten werken voor particuliere bedrijven die voor gemeenten en rechtbanken innen. Elk van hen heeft een bewijs van een rechter nodig.',
  },
  'gb.bailiff.fact-register': {
    says: 'U kunt een deurwaarder (bailiff) op naam opzoeken in het openbare register van erkende deurwaarders. Daar staat voor wie hij werkt.',
  },
  'gb.bailiff.fact-complaints-body': {
    says: 'De meeste bedrijven zijn aangesloten bij de Enforcement Conduct Board. Die stelt regels op en bekijkt klachten nadat het bedrijf heeft geantwoord.',
  },
  'gb.bailiff.fact-visit-wants': {
    says: 'Een deurwaarder (bailiff) zegt dat hij bij u thuis is geweest. Ze willen betaling, of een lijst van spullen die ze kunnen verkopen.',
  },
  'gb.bailiff.fact-door': {
    says: 'U hoeft een deurwaarder (bailiff) niet binnen te laten. Voor gemeentebelasting (council tax) of een gemeentelijke boete mag hij bij een eerste bezoek niet met dwang binnenkomen.',
  },
  'gb.bailiff.fact-door-general': {
    says: 'U kunt door de dichte deur met een deurwaarder (bailiff) praten. Bij de meeste schulden mag hij bij een eerste bezoek niet met dwang een woning in.',
  },
  'gb.bailiff.fact-door-fine': {
    says: 'Bij een onbetaalde boete van de strafrechter mag een deurwaarder (bailiff) redelijke dwang gebruiken om binnen te komen. Bel en spreek betaling af vóór een bezoek.',
  },
  'gb.bailiff.fact-no-goods-outside': {
    says: 'Een deurwaarder (bailiff) die niet binnen is geweest, mag niets uit uw woning meenemen. Dingen buiten, zoals een auto, mag hij meenemen.',
  },
  'gb.bailiff.fact-reality': {
    says: 'Dit is serieus, maar u kunt nog kiezen. De kosten zijn het laagst bij de briefstap. Ze springen omhoog als een deurwaarder (bailiff) aan de deur komt.',
  },
  'gb.bailiff.fact-reality-visit': {
    says: 'Ze kunnen terugkomen, dus doe nu iets. U kunt nog een aanbod doen en uw deur dichthouden.',
  },
  'gb.bailiff.fact-who-high-court': {
    says: 'High Court enforcement officers innen vonnissen. Ze werken met een writ. Dat is een bevel van het High Court.',
  },
  'gb.bailiff.fact-breathing-space': {
    says: 'Een adempauze (breathing space) kan deurwaarders (bailiffs) 60 dagen stoppen. Een schuldadviseur vraagt haar gratis voor u aan.',
    learnMore:
      'Tijdens de adempauze stoppen de meeste rente, kosten en acties. Dat geeft u tijd voor een plan. Boetes van de strafrechter vallen er niet onder.',
  },
}
