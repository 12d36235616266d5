/** The Dutch words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_NL: Words = {
  'fr.state.want': {
    says: 'Het geld is schuldig aan de staat, een gemeente of een andere openbare instantie. De schatkist int het.',
  },
  'fr.state.who': {
    says: 'De schatkist (comptable public) int voor de staat, gemeenten en openbare ziekenhuizen. Zij heeft veel meer macht dan private schuldeisers.',
  },
  'fr.state.reality': {
    says: 'Zij heeft geen rechter nodig. Zij kan geld nemen bij uw bank, werkgever of pensioen (SATD). Zij moet het u zeggen en de bezwaarwegen noemen.',
  },
  'fr.state.local-reality': {
    says: 'Een gemeente kan zelf een titel maken voor haar rekening (titre exécutoire). De schatkist kan dan zonder rechter beslag leggen.',
  },
  'fr.state.social-reality': {
    says: 'Na een formele aanmaning kan deze instantie zelf een bevel tot betalen geven (contrainte). Zonder verzet is dat even sterk als een vonnis.',
  },
  'fr.state.rights': {
    says: 'U mag zien waarop de schuld rust, haar op tijd betwisten en om een plan vragen.',
  },
  'fr.state.know-floor': {
    says: 'Ook de staat mag niet alles nemen. Uw bank moet u een basisbedrag laten, en een deel van uw loon is veilig.',
  },
  'fr.state.right-seizure': {
    says: 'Is er al geld genomen? U hebt twee maanden om het beslag schriftelijk te betwisten bij de genoemde dienst.',
  },
  'fr.state.right-local': {
    says: 'De rekening van een gemeente of openbaar ziekenhuis kunt u binnen twee maanden na ontvangst bij de rechter betwisten. De inning stopt dan.',
  },
  'fr.state.right-local-years': {
    says: 'De schatkist heeft vier jaar om de rekening van een gemeente of openbaar ziekenhuis te innen. Elke stap van inning laat ze opnieuw beginnen.',
  },
  'fr.state.right-fine': {
    says: 'Een verhoogde boete kunt u betwisten binnen 30 dagen na verzending van het bericht. Wist u nooit van de boete, dan kan het vaak nog.',
  },
  'fr.state.right-fine-time': {
    says: 'Weinig geld? Vraag de schatkist om tijd, of om een deel van de verhoogde boete kwijt te schelden. Geef redenen en bewijs.',
  },
  'fr.state.right-fine-years': {
    says: 'De boete voor een kleine overtreding (contravention) verjaart na drie jaar. Elke stap van inning laat ze opnieuw beginnen.',
  },
  'fr.state.right-social': {
    says: 'Komt er een bevel (contrainte)? Doe binnen 15 dagen verzet bij de genoemde rechtbank. Geef uw redenen en voeg het bevel toe.',
  },
  'fr.state.step-title': {
    says: 'Vraag schriftelijk een kopie van de rekening, beslissing of het bevel, en een berekening. Zoek de datum en de termijn voor bezwaar.',
  },
  'fr.state.step-time': {
    says: 'Kunt u niet meteen betalen? Schrijf de dienst voor de datum. Bied een maandbedrag aan en toon inkomen en huur.',
  },
}
