/** Ending a contract: cooling-off days, gyms, phones and fees for leaving: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTRACT_CANCELLING_NL: Words = {
  'ca.buy.right-ten': {
    says: 'In de meeste provincies kunt u een contract dat u aan uw deur tekende binnen 10 dagen annuleren, zonder reden.',
  },
  'ca.buy.right-phone': {
    says: 'Een contract voor een mobiele telefoon kunt u altijd opzeggen. U bent hoogstens de rest van de prijs van het toestel schuldig.',
  },
  'ca.buy.insight-cancel': {
    says: 'Gaf het bedrijf u geen contract op papier met alle gegevens? Dan hebt u misschien langer de tijd om te annuleren.',
    actionable: 'Zoek op het papier de naam van het bedrijf, de prijs en uw recht om te annuleren.',
  },
  'ca.buy.on-cool': {
    says: 'In Ontario hebt u 10 dagen om te annuleren: een contract dat bij u thuis is gesloten, met een sportschool, of voor een time share.',
  },
  'ca.buy.on-late': {
    says: 'In Ontario kunt u annuleren als spullen meer dan 30 dagen te laat komen. Contracten via internet kunt u annuleren als er gegevens ontbreken.',
  },
  'ca.buy.bc-cool': {
    says: 'In British Columbia hebt u 10 dagen om een directe verkoop (direct sale) of een sportschoolcontract te annuleren.',
  },
  'ca.buy.ab-cool': {
    says: 'In Alberta hebt u 10 dagen om een contract te annuleren dat aan uw deur is gesloten.',
  },
  'ca.buy.qc-cool': {
    says: 'In Québec hebt u 10 dagen om een contract met een reizende verkoper te annuleren.',
  },
  'ca.buy.cool-off': {
    says: 'In de meeste provincies hebt u 10 dagen om een contract te annuleren dat bij u thuis is getekend.',
    action: 'Annuleer schriftelijk, als u aan uw deur tekende',
    consequence: 'Daarna wordt annuleren moeilijker.',
  },
  'ca.buy.right-penalty': {
    says: 'Vraag op welke bepaling de kosten rusten. Een rechter kan kosten verlagen die u alleen straffen en ver boven hun schade liggen.',
  },
  'ca.buy.qc-gym': {
    says: 'In Québec duurt een sportschoolcontract hoogstens een jaar. U kunt het gratis beëindigen voordat het begint, of voor een tiende van de prijs in het eerste tiende deel.',
  },
  'ca.buy.on-gym': {
    says: 'In Ontario kunt u een sportschoolcontract binnen 10 dagen na uw papieren kopie stoppen, zonder reden. Het mag hoogstens een jaar duren.',
  },
  'ca.buy.on-door': {
    says: 'In Ontario is een contract voor een boiler, ketel en dergelijke, ongevraagd aan uw deur getekend, ongeldig. Andere deurcontracten kunt u binnen 10 dagen stoppen.',
  },
}
