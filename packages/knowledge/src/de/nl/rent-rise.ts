/** The Dutch words of Germany: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_NL: Words = {
  'de.home.deadline-rise': {
    says: 'U hebt tot het einde van de tweede maand nadat de brief kwam. De getoonde dag is de veilige.',
    action: 'De huurverhoging beantwoorden: instemmen, voor een deel instemmen, of nee zeggen',
    consequence:
      'De verhuurder kan binnen nog drie maanden uw instemming bij de rechter eisen. Niets stijgt vanzelf.',
  },
  'de.home.step-rise-check': {
    says: 'Stem nog niet in. Controleer de huurspiegel (Mietspiegel), de grootte van de woning en de datum van de laatste verhoging.',
  },
  'de.home.option-rise': {
    says: 'Zeg schriftelijk met hoeveel u instemt. Zwijgen is geen instemming, maar twee keer betalen kan dat zijn.',
    title: 'Alleen instemmen voor zover het klopt',
    cost: 'Gratis.',
    time: 'Twee maanden om na te denken.',
    risk: 'De verhuurder kan uw instemming bij de rechter eisen.',
    bestFor: 'De verhoging is boven de plaatselijke huur of te vroeg.',
  },
  'de.home.right-rise': {
    says: 'De huur mag hoogstens tot het plaatselijke niveau stijgen, en binnen drie jaar met niet meer dan 20%, in veel steden 15%.',
  },
  'de.home.right-rise-wait': {
    says: 'Uw huur moet 15 maanden gelijk zijn als de verhoging begint. Zij stijgt alleen met uw instemming of een vonnis.',
  },
  'de.rise.want': {
    says: 'Uw verhuurder vraagt u met een hogere huur in te stemmen (Mieterhöhung).',
  },
  'de.rise.want-consent': { says: 'Zonder uw ja, of een vonnis, blijft de huur zoals zij is.' },
  'de.rise.who': {
    says: 'Een verhuurder is een particuliere partij en kan de huur niet alleen bepalen. Bij ruzie beslist een rechter.',
  },
  'de.rise.reality': {
    says: 'U verliest uw woning niet als u dit nagaat of nee zegt. Opzeggen om de huur te verhogen mag niet.',
  },
  'de.rise.rights-summary': {
    says: 'U hebt twee volle maanden om na te denken. U mag instemmen, voor een deel instemmen, nee zeggen of eerder vertrekken.',
  },
  'de.rise.not-yet': {
    says: 'Een hogere huur is niet verschuldigd vóór de derde maand nadat de brief kwam, en alleen als u instemt.',
  },
  'de.rise.know-brake': {
    says: 'Elke deelstaat noemt plaatsen waar de huur in drie jaar maar 15% mag stijgen. Vraag of de uwe er een is.',
    learnMore:
      'Vraag de gemeente, of zoek de verordening van uw deelstaat (Kappungsgrenzenverordnung).',
  },
  'de.rise.element-reason': {
    says: 'De brief moet een reden geven: een huurspiegel, een rapport van een deskundige, een databank of drie vergelijkbare woningen.',
    name: 'de reden voor de nieuwe huur',
    ifMissing:
      'We zien geen huurspiegel, rapport van een deskundige of drie vergelijkbare woningen. Zonder reden telt de brief niet.',
  },
  'de.rise.right-year': {
    says: 'De verhuurder mag pas één jaar na de laatste verhoging weer vragen.',
  },
  'de.rise.right-leave': {
    says: 'In plaats daarvan kunt u de huur eerder beëindigen. Zeg het vóór het einde van de tweede maand nadat de brief kwam.',
  },
  'de.rise.step-index': {
    says: 'Zoek uw woning in de huurspiegel (Mietspiegel) van de stad. Schrijf grootte, leeftijd, ligging en uitrusting op.',
  },
  'de.rise.step-help': {
    says: 'Laat een huurdersvereniging (Mieterverein) of consumentencentrum het nagaan voordat u tekent.',
  },
  'de.rise.step-answer': {
    says: 'Antwoord schriftelijk voordat de tijd om is. Zeg hoeveel u aanvaardt, en bewaar een kopie.',
  },
  'de.rise.option-agree': {
    says: 'Klopt het, stem dan in. De verhuurder kon anders bij de rechter winnen, en u zou de kosten betalen.',
    title: 'Met de nieuwe huur instemmen',
    cost: 'De hogere huur elke maand.',
    time: 'Vóór het einde van de tweede maand.',
    risk: 'U kunt het niet zonder reden terugnemen.',
    bestFor: 'Het bedrag is binnen de plaatselijke huur en de grenzen.',
  },
  'de.rise.option-help': {
    says: 'Een huurdersvereniging rekent de plaatselijke huur voor u uit en schrijft het antwoord.',
    title: 'De brief laten nagaan',
    cost: 'Een jaarbijdrage voor leden, of hulp bij advies voor lage inkomens.',
    time: 'Deze week.',
    risk: 'Geen. De tijd om te antwoorden loopt door.',
    bestFor: 'U weet niet of het bedrag klopt.',
  },
  'de.rise.insight-pay': {
    says: 'Betaalt u de nieuwe huur meer dan één keer zonder voorbehoud, dan kan dat als ja tellen.',
    actionable: 'Betaal de oude huur totdat u beslist hebt.',
  },
}
