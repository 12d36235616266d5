/** What people believe of police and visas, put right: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_POLICE_AND_VISAS_NL: Words = {
  'gb.ask-police.phone-search': {
    says: 'De politie heeft een bevoegdheid of uw ja nodig. Bij aanhouding of met een bevel mag zij de telefoon als bewijs houden en bekijken. Getuigen en slachtoffers mogen nee zeggen: dat wordt schriftelijk gevraagd, zonder druk. Vraag de gratis advocaat voordat u een pincode geeft. Alleen bij een schriftelijke section 49 notice is weigeren strafbaar.',
  },
  'gb.ask-immigration.public-funds': {
    dependsOn: 'uw status en wat uw visum zegt',
    says: 'Met Brits burgerschap, settled status, indefinite leave of als vluchteling mag u uitkeringen vragen. Staat in uw visum “no recourse to public funds”, vraag dan niets zonder advies. Het kan een voorwaarde schenden en dit of een later visum kosten. Zonder geld kunt u het Home Office vragen die voorwaarde weg te nemen.',
  },
  'gb.ask-immigration.marriage-passport': {
    says: 'Trouwen met een Brit geeft vanzelf geen paspoort en geen verblijf. Eerst is een partnervisum nodig, met regels over geld en Engels. Bent u settled en drie jaar hier, dan kunt u Brits burger worden. Pas dan vraagt u een paspoort aan.',
  },
}
