/** Decisions of public insurers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_PUBLIC_DE: Words = {
  'de.supply.ins-who-public': {
    says: 'Das ist eine gesetzliche Versicherung. Sie können binnen eines Monats widersprechen und dann kostenlos zum Sozialgericht.',
  },
  'de.supply.ins-deadline-public': {
    says: 'Gegen eine gesetzliche Versicherung haben Sie einen Monat, nachdem der Bescheid ankam.',
    action: 'Widerspruch schicken',
    consequence: 'Der Bescheid wird endgültig.',
    service: 'ein Bescheid gilt am vierten Tag nach der Aufgabe zur Post als bekannt gegeben',
  },
  'de.supply.ins-not-yet-public': {
    says: 'Der Bescheid ist nicht endgültig, solange Ihr Monat oder Ihr Widerspruch läuft.',
  },
  'de.supply.ins-right-rehab': {
    says: 'Die Krankenkasse schuldet eine Reha, wenn Behandlung am Wohnort nicht reicht: zuerst ambulant, sonst in einer Klinik. Schicken Sie einen Brief Ihrer Ärztin mit den Gründen.',
  },
  'de.supply.ins-step-object-public': {
    says: 'Schreiben Sie im Monat: „Ich lege Widerspruch ein.“ Mit Datum und Unterschrift. Die Gründe können folgen.',
  },
  'de.supply.ins-step-doctor': {
    says: 'Verlangen Sie das Gutachten und zeigen Sie es Ihrem Arzt. Ein kurzer Arztbrief hilft sehr.',
  },
  'de.supply.ins-right-file': {
    says: 'Sie haben ein Recht auf Akteneinsicht und auf das Gutachten.',
  },
  'de.supply.ins-right-court': {
    says: 'Nach einem Nein zum Widerspruch können Sie binnen eines Monats kostenlos zum Sozialgericht.',
  },
  'de.supply.ins-option-object': {
    says: 'Widersprechen Sie schriftlich. Gründe und Arztbrief schicken Sie später.',
    title: 'Widerspruch binnen eines Monats',
    cost: 'Kostenlos.',
    time: 'Ein Monat, die Antwort dauert bis zu drei.',
    risk: 'Fast keins.',
    bestFor: 'Sie brauchen das Geld oder die Behandlung.',
  },
  'de.supply.ins-want-public': {
    says: 'Eine gesetzliche Versicherung lehnt ab, was Sie beantragt haben, oder stellt eine Zahlung ein.',
  },
  'de.supply.ins-reality-public': {
    says: 'Ein erstes Nein ist oft nicht das letzte Wort. Der Widerspruch ist kostenlos, und ein Brief Ihres Arztes hilft.',
  },
  'de.supply.ins-rights-public': {
    says: 'Sie dürfen widersprechen, das Gutachten lesen und kostenlos zum Sozialgericht gehen.',
  },
}
