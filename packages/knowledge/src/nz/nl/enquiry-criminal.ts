/** Questions about the police, a charge and an order against oneself: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_NL: Words = {
  'nz.ask.police': {
    says: 'Bent u niet aangehouden, dan hoeft u niet te gaan of te blijven. U hoeft niet te antwoorden of te verklaren, schuldig of niet. Achter het stuur of bij aanhouding geeft u naam, adres en geboortedatum. Vraag voor elk verhoor een advocaat: via de lijst van de politie gratis per telefoon, dag en nacht. Zeg dat u niet antwoordt. Blijf beleefd en stem niet in met doorzoeking.',
  },
  'nz.ask.charged': {
    says: 'Ga die dag vroeg naar de rechtbank. Blijft u weg, dan kan de rechter u laten aanhouden. Vraag aan de balie naar de duty lawyer: gratis, zonder afspraak. Op de eerste dag mag u tijd vragen voor stukken en advies. Vraag het formulier voor legal aid. Praat er niet over met de politie. Neem brieven mee over werk, gezin en begonnen cursussen.',
  },
  'nz.ask.order-against-me': {
    says: 'Houd u er vanaf ontvangst aan. Overtreden is strafbaar. Contact mag alleen als de ander het schriftelijk goedvindt, en die kan dat intrekken. Een tijdelijk bevel wordt na drie maanden definitief als u zich niet verweert. Dien dus snel verweer (defence) in bij het Family Court en vraag een zitting. Vraag legal aid. Tegen het programma kunt u binnen tien werkdagen bezwaar maken. Contact met de kinderen vraagt u bij dezelfde rechter.',
  },
}
