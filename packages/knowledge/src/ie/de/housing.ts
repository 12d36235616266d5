/** Notices of landlords, and rent that is late: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_DE: Words = {
  'ie.home.myth-date': {
    says: 'Ein Datum in einer Kündigung allein nimmt Ihnen nicht die Wohnung. Bestreiten Sie sie rechtzeitig beim RTB, können Sie bleiben, bis es entscheidet.',
  },
  'ie.home.want': {
    says: 'Diese Kündigung ist der erste Schritt, nicht der letzte.',
  },
  'ie.home.reality': {
    says: 'Eine Kündigung allein nimmt Ihnen nicht die Wohnung. Bestreiten Sie sie, entscheidet das Residential Tenancies Board (RTB).',
  },
  'ie.home.who': {
    says: 'Ein Vermieter oder Makler ist eine private Person oder Firma. Niemand von ihnen darf die Schlösser tauschen oder Ihre Sachen hinausstellen.',
  },
  'ie.home.rights': {
    says: 'Sie können bleiben, während das RTB einen rechtzeitig eingereichten Streit prüft. Sie müssen weiter Miete zahlen.',
  },
  'ie.home.not-yet': {
    says: 'Der Vermieter kann Sie heute nicht hinauswerfen. Er braucht eine gültige Kündigung, eine Anordnung des RTB und dann eine des District Court, wenn Sie bleiben.',
  },
  'ie.home.right-dispute': {
    says: 'Sie können eine Kündigung beim RTB bestreiten. Sie haben 90 Tage, oder 28 Tage, wenn es um Mietschulden oder einen anderen Verstoß geht.',
  },
  'ie.home.right-locks': {
    says: 'Sie auszusperren ist gegen das Gesetz. Das RTB kann schnell handeln und anordnen, dass Sie wieder hinein dürfen.',
  },
  'ie.home.right-warning': {
    says: 'Bei Mietschulden muss der Vermieter zuerst eine Abmahnung (warning notice) schicken, mit mindestens 28 Tagen zum Zahlen und einer Kopie an das RTB.',
  },
  'ie.home.right-pay-ends': {
    says: 'Zahlen Sie in den 28 Tagen alles, was Sie schulden, können sie die Miete deswegen nicht beenden.',
  },
  'ie.home.warning': {
    says: 'Eine Abmahnung (warning notice) muss Ihnen mindestens 28 Tage zum Zahlen geben. Wir zählen zur Sicherheit ab ihrem Datum.',
    action: 'Die ganze Mietschuld zahlen oder schriftlich einen Plan vereinbaren',
    consequence: 'Der Vermieter kann die Miete kündigen.',
  },
  'ie.home.step-stay': {
    says: 'Ziehen Sie noch nicht aus und unterschreiben Sie nichts, was die Miete beendet.',
  },
  'ie.home.step-call': {
    says: 'Rufen Sie Threshold an: 1800 454 454. Es ist kostenlos, und sie können die Kündigung prüfen.',
  },
  'ie.home.step-check': {
    says: 'Prüfen Sie das Datum, den Grund, die Tage der Frist und ob das RTB eine Kopie bekam.',
  },
  'ie.home.step-pay': {
    says: 'Schulden Sie Miete, zahlen Sie jetzt, was Sie können. Bitten Sie den Community Welfare Officer am Ort um Hilfe.',
  },
  'ie.home.opt-rtb': {
    title: 'Beim RTB bestreiten',
    says: 'Stellen Sie den Antrag online. Bitten Sie um kostenlose Vermittlung oder eine Anhörung.',
    cost: 'Eine kleine Gebühr; die Vermittlung ist kostenlos.',
    time: '90 Tage, oder 28 bei einem Verstoß.',
    risk: 'Sie müssen weiter Miete zahlen.',
    bestFor: 'Die Kündigung hat Fehler oder der Grund ist nicht wahr.',
  },
  'ie.home.opt-pay': {
    title: 'Zahlen, was Sie schulden',
    says: 'Zahlen Sie alles in den 28 Tagen und heben Sie den Beleg auf.',
    cost: 'Die Miete, die Sie schulden.',
    time: '28 Tage.',
    risk: 'Zahlen Sie zu spät, können sie die Miete beenden.',
    bestFor: 'Sie können das Geld aufbringen.',
  },
  'ie.home.opt-plan': {
    title: 'Einen Plan vereinbaren',
    says: 'Bieten Sie die Miete und einen Teil der Rückstände an. MABS kann beim Schreiben helfen.',
    cost: 'Die vereinbarte Summe.',
    time: 'Tage.',
    risk: 'Ein gebrochener Plan macht es schwerer.',
    bestFor: 'Sie können zahlen, aber nicht alles auf einmal.',
  },
  'ie.home.opt-threshold': {
    title: 'Threshold fragen',
    says: 'Ein kostenloser Berater kann die Kündigung prüfen und mit dem Vermieter sprechen.',
    cost: 'Kostenlos.',
    time: 'Heute.',
    risk: 'Keines.',
    bestFor: 'Sie wissen nicht, was Sie tun sollen.',
  },
  'ie.home.warn-council': {
    says: 'Könnten Sie Ihre Wohnung verlieren, sagen Sie es früh Ihrer Gemeinde (council). Sie kann helfen, es zu verhindern.',
  },
  'ie.home.right-stay-meanwhile': {
    says: 'Solange ein Streit über die Kündigung beim RTB liegt, läuft das Mietverhältnis meist weiter. Zahlen Sie weiter die Miete.',
  },
}
