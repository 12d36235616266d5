/** What people believe of squatters and of children left out of a will, put right: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_HOME_AND_HEIRS_NL: Words = {
  'gb.ask-home.squatters': {
    says: 'In Engeland en Wales is als kraker in een woning leven een misdrijf. Dat geldt ook als er niemand woonde, zoals na een overlijden. Bel de politie op 101 en toon dat het huis van u is; bij gevaar 999. Breek niet in terwijl ze binnen zijn: dat kan strafbaar zijn. Een huurder die blijft, is geen kraker. Doet de politie niets, vraag de rechter dan om een interim possession order. Doe dat binnen 28 dagen nadat u het hoorde.',
  },
  'gb.ask-home.squatters-scotland': {
    says: 'In Schotland is zonder toestemming in iemands huis of op iemands grond leven een misdrijf. Bel de politie op 101 en toon dat het van u is; bij gevaar 999. Doet die niets, dan kan een advocaat de sheriff court vragen de mensen te laten vertrekken. Gebruik zelf geen geweld en sluit stroom of water niet af.',
  },
  'gb.ask-family.left-out-scotland': {
    says: 'In Schotland kan geen testament een kind niets laten, ook geen volwassen kind. Deze “legal rights” geven de kinderen samen de helft van het geld en de spullen. Het is een derde als de echtgenoot of geregistreerde partner nog leeft. Huis en grond tellen niet mee. Schrijf de executeur dat u dit vraagt. U verliest dan wat het testament u geeft. Stiefkinderen hebben dit recht niet. Het eindigt na 20 jaar.',
  },
  'gb.ask-family.left-out-england': {
    says: 'In Engeland en Wales mag een testament een kind overslaan. Maar ook een volwassen kind kan de rechter vragen om wat het nodig heeft om te leven. Dat kan ook een echtgenoot, een partner van twee jaar of wie van de persoon afhing. Het moet binnen zes maanden na de grant of probate. Vraag de Probate Registry het u te melden. Volwassenen die zich redden, krijgen vaak niets. Vraag eerst een advocaat: het kan veel kosten.',
  },
}
