/** Dutch: refusals of the Home Office, EU settled status, citizenship and detention. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_NL: Words = {
  'gb.immigration.wants': {
    says: 'Het ministerie (Home Office) weigert wat u vroeg. De brief zegt of u in beroep kunt, een toets kunt vragen of opnieuw kunt aanvragen.',
  },
  'gb.immigration.right-appeal': {
    says: 'U kunt in beroep als asiel of een verzoek om mensenrechten, zoals gezin, wordt geweigerd. U hebt 14 dagen in het land, of 28 dagen in het buitenland.',
  },
  'gb.immigration.right-stay-meanwhile': {
    says: 'Vroeg u het aan voordat uw verblijf eindigde? Dan mag u blijven, en werken als eerst, tot over het tijdige beroep is beslist.',
  },
  'gb.immigration.right-review': {
    says: 'Bij veel weigeringen van werk en studie vraagt u een toets (administrative review). De termijn is 14 dagen in het land, of 28 dagen in het buitenland.',
  },
  'gb.immigration.right-family': {
    says: 'De regels zeggen welk inkomen en welke papieren een partner moet tonen. Lukt dat niet, dan moet het Home Office toch uw gezinsleven en het belang van een kind wegen.',
  },
  'gb.immigration.right-settled': {
    says: 'U kunt in beroep tegen weigering van de EU-status (settled status). De termijn is 14 dagen in het land, of 28 dagen in het buitenland.',
  },
  'gb.immigration.right-citizen': {
    says: 'Tegen weigering van burgerschap is geen beroep. U kunt om een nieuwe blik vragen als recht of feiten fout waren, of opnieuw aanvragen.',
  },
  'gb.immigration.right-bail': {
    says: 'Wie vastzit kan het Home Office of de rechter om vrijlating (bail) vragen. Vraag meteen een advocaat: er is gratis advies in detentie.',
  },
  'gb.immigration.step': {
    says: 'Vraag deze week advies, want de tijd is kort. Alleen een advocaat of geregistreerde adviseur mag u adviseren. Bewaar de envelop of e-mail.',
  },
  'gb.immigration.answer': {
    says: 'Neem nu een advocaat of geregistreerde adviseur. In het land hebt u 14 dagen voor beroep of toets; de brief zegt welke. Vroeg u op tijd aan, dan mag u intussen blijven.',
  },
  'gb.immigration.answer-settled': {
    says: 'Ja, u kunt in beroep. U hebt 14 dagen in het land, of 28 dagen in het buitenland. U kunt ook opnieuw aanvragen, met een goede reden voor het late verzoek.',
  },
}
