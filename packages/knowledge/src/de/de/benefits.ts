/** Benefits that an office wants back (Erstattungsbescheid): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_DE: Words = {
  'de.public.benefit-want': {
    says: 'Das Amt hebt einen früheren Bescheid auf und will Geld zurück (Aufhebungs- und Erstattungsbescheid).',
  },
  'de.public.benefit-want-hearing': {
    says: 'Das Amt fragt nach Ihrer Sicht, bevor es entscheidet (Anhörung). Noch ist nichts entschieden.',
  },
  'de.public.benefit-who': {
    says: 'Das ist eine Behörde, etwa Jobcenter, Agentur für Arbeit oder Familienkasse. Ein Gericht kann ihren Bescheid kostenlos prüfen.',
  },
  'de.public.benefit-reality': {
    says: 'Auch ein falscher Bescheid gilt, wenn Sie nicht binnen eines Monats widersprechen. Viele werden danach geändert.',
  },
  'de.public.benefit-rights': {
    says: 'Sie dürfen binnen eines Monats widersprechen, Ihre Akte sehen und kostenlos zum Sozialgericht gehen.',
  },
  'de.public.benefit-not-yet': {
    says: 'Solange Ihr Widerspruch gegen die Rückzahlung läuft, darf die Summe meist nicht vollstreckt werden.',
  },
  'de.public.benefit-know': {
    says: 'Frist verpasst? Sie können trotzdem eine Überprüfung beantragen.',
    learnMore:
      'Schreiben Sie: „Ich beantrage Überprüfung nach § 44 SGB X.“ Bei Grundsicherung geht das nur ein Jahr zurück.',
  },
  'de.public.benefit-deadline': {
    says: 'Sie haben einen Monat, nachdem der Bescheid angekommen ist. Ein Satz reicht, Gründe können folgen.',
    action: 'Widerspruch an das Amt schicken',
    consequence: 'Der Bescheid wird bestandskräftig. Dann hilft nur noch eine Überprüfung.',
    service: 'ein Bescheid gilt am vierten Tag nach der Aufgabe zur Post als bekannt gegeben',
  },
  'de.public.benefit-step-object': {
    says: 'Stimmt es nicht? Schreiben Sie: „Ich lege Widerspruch ein.“ Mit Datum, Nummer und Unterschrift. Geben Sie es gegen Stempel ab.',
  },
  'de.public.benefit-step-hearing': {
    says: 'Antworten Sie auf die Anhörung mit Fakten und Belegen. Bitten Sie bei Bedarf um mehr Zeit.',
  },
  'de.public.benefit-step-file': {
    says: 'Verlangen Sie Akteneinsicht und die Berechnung Monat für Monat.',
  },
  'de.public.benefit-step-rates': {
    says: 'Stimmt es, ist aber zu viel? Bitten Sie um kleine Raten, Aufschub oder Erlass.',
  },
  'de.public.benefit-step-trust': {
    says: 'Haben Sie alles angegeben und das Amt hat sich geirrt? Sagen Sie, dass Sie dem Bescheid vertraut und das Geld verbraucht haben.',
  },
  'de.public.benefit-step-advice': {
    says: 'Holen Sie Hilfe: Beratungsschein vom Amtsgericht, Sozialverband (VdK, SoVD) oder Erwerbslosenberatung.',
  },
  'de.public.benefit-option-object': {
    says: 'Schreiben Sie, dass Sie widersprechen. Verlangen Sie die Akte und begründen Sie später.',
    title: 'Widerspruch einlegen',
    cost: 'Kostenlos.',
    time: 'Ein Monat. Die Antwort dauert etwa drei Monate.',
    risk: 'Fast keins.',
    bestFor: 'Sie sind nicht einverstanden oder verstehen die Summe nicht.',
  },
  'de.public.benefit-option-rates': {
    says: 'Zeigen Sie Ihr Einkommen und bieten Sie eine kleine Rate an.',
    title: 'Raten oder Erlass beantragen',
    cost: 'Kostenlos.',
    time: 'Ein Brief.',
    risk: 'Es kann wie Zustimmung wirken. Schreiben Sie, dass Sie damit nichts anerkennen.',
    bestFor: 'Der Bescheid stimmt, aber Sie können nicht zahlen.',
  },
  'de.public.benefit-option-help': {
    says: 'Die Beratung liest die Akte und schreibt die Gründe.',
    title: 'Vor Fristende Rat holen',
    cost: 'Mit Beratungsschein höchstens 15 €.',
    time: 'Ein Besuch beim Amtsgericht.',
    risk: 'Keins, aber widersprechen Sie selbst rechtzeitig.',
    bestFor: 'Die Summe ist hoch oder man wirft Ihnen falsche Angaben vor.',
  },
  'de.public.benefit-step-living': {
    says: 'Kein Geld für Essen oder Miete? Sagen Sie das heute dem Amt und stellen Sie beim Sozialgericht einen Eilantrag. Das ist kostenlos.',
  },
  'de.public.benefit-step-proof': {
    says: 'Heben Sie den Nachweis auf, dass Ihr Brief rechtzeitig ankam: Stempel, Faxbericht oder Zeugen.',
  },
  'de.public.benefit-step-change': {
    says: 'Das Amt sagt, dass sich später etwas geändert hat (§ 48 SGB X). Prüfen Sie, wann das Geld kam und wie viel. Nur diese Monate und diese Summe dürfen wegfallen.',
  },
}
