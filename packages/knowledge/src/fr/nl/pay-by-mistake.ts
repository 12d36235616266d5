/** The Dutch words of the rows in ../pay-by-mistake.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PAID_TOO_MUCH_NL: Words = {
  'fr.pay-back.want': {
    says: 'Uw werkgever zegt dat hij u per vergissing te veel betaalde en wil het terug.',
  },
  'fr.pay-back.reality': {
    says: 'Dit is geen beslissing van een overheidsdienst. Uw werkgever moet de vergissing bewijzen. Loon waar u geen recht op had, moet u teruggeven, maar meestal in kleine delen.',
  },
  'fr.pay-back.right-part': {
    says: 'Ze mogen alleen kleine delen inhouden: meestal een tiende van elk loon, en nooit waar geen beslag op mag. De rest moet u krijgen.',
  },
  'fr.pay-back.right-years': {
    says: 'Ze kunnen maar drie jaar teruggaan, vanaf de dag dat ze het wisten of hadden moeten weten.',
  },
  'fr.pay-back.right-fault': {
    says: 'Was de vergissing van hen en schaadde ze u? Een rechter kan het bedrag kleiner maken.',
  },
  'fr.pay-back.step': {
    says: 'Vergelijk uw contract en loonstroken. Vraag schriftelijk de berekening, voor en na belasting. Ga nog niet akkoord met één grote inhouding.',
  },
  'fr.pay-back.option': {
    says: 'Klopt het, bied dan elke maand kleine delen aan.',
    title: 'Kleine delen bieden',
    cost: 'Gratis.',
    time: 'Deze week.',
    risk: 'Het telt als erkenning.',
    bestFor: 'De vergissing is duidelijk.',
  },
  'fr.pay-back.option-dispute': {
    says: 'Zeg waarom het fout is. Korten ze uw loon toch, ga dan met spoed (référé) naar de arbeidsrechter (prud’hommes).',
    title: 'Het betwisten',
    cost: 'Een brief. Bij de rechter kan een bijdrage van € 50 nodig zijn; niet met rechtsbijstand.',
    time: 'Enkele weken.',
    risk: 'Ze kunnen naar de rechter gaan.',
    bestFor: 'Het bedrag is fout of te oud.',
  },
  'fr.pay-kept.want': {
    says: 'Uw werkgever houdt een deel van het loon in voor schade. Hij zegt dat u die moet betalen.',
  },
  'fr.pay-kept.right': {
    says: 'De werkgever mag geen loon inhouden voor schade, een kastekort of verloren gereedschap. Boetes zijn verboden. U bent alleen aansprakelijk bij opzet (faute lourde), en een rechter moet dat zeggen.',
  },
  'fr.pay-kept.right-time': {
    says: 'Loon moet elke maand worden betaald. U hebt drie jaar om het te eisen, en de snelle weg (référé) vraagt geen advocaat.',
  },
  'fr.pay-kept.step': {
    says: 'Eis de som aangetekend, met een dag om te betalen. Ga daarna naar de arbeidsrechter (prud’hommes). Er kan € 50 verschuldigd zijn, niet met rechtsbijstand.',
  },
}
