/** Unpaid tolls: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOLLS_DE: Words = {
  'au.toll.right-first': {
    says: 'Eine unbezahlte Maut beginnt mit einer Mitteilung und einer Gebühr der Mautfirma. Eine Geldbuße vom Staat kommt erst später.',
  },
  'au.toll.right-ombudsman': {
    says: 'Bitten Sie die Mautfirma um Hilfe bei Zahlungsnot (hardship) und darum, auf ihre Gebühren zu verzichten. Sie darf Sie nicht darüber täuschen, was Sie schulden.',
  },
  'au.toll.vic-nomination': {
    says: 'In Victoria kann der Halter nennen, wer gefahren ist, oder zeigen, dass das Auto verkauft oder gestohlen war.',
  },
  'au.toll.rights-summary': {
    says: 'Sie können die Mautfirma zahlen oder ihr angeben, wer fuhr oder dass das Auto verkauft oder gestohlen war. Tun Sie eines davon bis zum Tag im Bescheid.',
  },
  'au.toll.option-pay': {
    title: 'Die Mautfirma zahlen',
    cost: 'Maut und Gebühr. Bitten Sie, die Gebühr zu erlassen.',
    time: 'Bis zum Tag im Bescheid.',
    risk: 'Zahlen Sie alles und rechtzeitig. Für offene Maut folgt eine Strafe.',
    bestFor: 'Die Fahrt war Ihre.',
    says: 'Zahlen Sie wie im Bescheid oder auf der Seite der Firma, die Sie selbst öffnen. Behalten Sie den Beleg.',
  },
  'au.toll.option-declare': {
    title: 'Angeben, wer fuhr',
    cost: 'Kostenlos.',
    time: 'Bis zum Tag im Bescheid.',
    risk: 'Eine falsche Angabe ist strafbar.',
    bestFor: 'Jemand anderes fuhr, oder das Auto war verkauft oder gestohlen.',
    says: 'Nutzen Sie das Formular oder die Seite im Netz, die im Bescheid steht. Eine eidesähnliche Erklärung (statutory declaration) unterschreiben Sie vor einem Zeugen. Senden Sie sie der Mautfirma.',
  },
}
