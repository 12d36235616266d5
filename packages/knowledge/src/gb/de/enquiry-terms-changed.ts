/** Questions about a contract that lets the employer change it, and about agreements to be made redundant: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_CHANGED_DE: Words = {
  'gb.ask-work.contract-lets-change': {
    says: 'So eine Klausel gibt keine freie Hand. Gerichte lesen sie eng, vor allem wenn sie Lohn oder Stunden kostet. Die Firma muss vorher mit Ihnen reden, rechtzeitig Bescheid geben und vernünftig handeln, auch eine kleine. Geht es zu weit, schreiben Sie sofort, dass Sie nicht zustimmen, und arbeiten Sie „unter Protest“ (under protest) weiter. Fordern Sie den fehlenden Lohn schriftlich und rufen Sie rechtzeitig Acas an: 0300 123 1100. Kündigen Sie nicht ohne Rat.',
    dependsOn: 'wie klar die Klausel ist und wie sie genutzt wird',
  },
  'gb.ask-work.settlement-redundancy': {
    says: 'Niemand muss unterschreiben. Abfindung nach zwei Jahren, Lohn für die Kündigungsfrist und Urlaubsgeld stehen Ihnen auch so zu, und eine Unterschrift gibt Ansprüche auf. Das Angebot sollte also mehr bringen: Sie können mehr verlangen, auch durch einen Anwalt. Es bindet nur nach unabhängigem Rat, den meist die Firma zahlt. Acas hält zehn Tage Bedenkzeit für fair. Ohne Unterschrift muss die Firma trotzdem beraten und gerecht auswählen. Rufen Sie Acas vor Ablauf der kurzen Frist an: 0300 123 1100.',
  },
}
