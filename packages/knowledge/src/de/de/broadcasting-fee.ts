/** Rundfunkbeitrag auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const BROADCASTING_FEE_DE: Words = {
  'de.public.tv-want': {
    says: 'Der Beitragsservice will den Rundfunkbeitrag für Ihre Wohnung. Pro Wohnung gibt es einen Beitrag, mit oder ohne Fernseher.',
  },
  'de.public.tv-who': {
    says: 'Der Beitragsservice zieht für öffentliche Sender ein. Er ist keine Inkassofirma.',
  },
  'de.public.tv-reality': {
    says: 'Das ist eine öffentliche Abgabe. Nach einem Festsetzungsbescheid wird ohne Gerichtsverfahren vollstreckt.',
  },
  'de.public.tv-rights': {
    says: 'Mit Grundsicherung, BAföG oder kaum mehr Einkommen können Sie befreit werden, bis zu drei Jahre rückwirkend.',
  },
  'de.public.tv-not-yet': {
    says: 'Eine Zahlungserinnerung ist nicht vollstreckbar. Zuerst muss ein Festsetzungsbescheid kommen.',
  },
  'de.public.tv-deadline': {
    says: 'Sie haben einen Monat, nachdem er ankam. Am Ende steht, wohin der Widerspruch geht.',
    action: 'Widerspruch gegen den Festsetzungsbescheid einlegen',
    consequence: 'Der Bescheid wird endgültig und vollstreckbar.',
  },
  'de.public.tv-step-exempt': {
    says: 'Wenig Geld oder Sozialleistungen? Beantragen Sie jetzt Befreiung und schicken Sie Ihren Leistungsbescheid mit.',
  },
  'de.public.tv-step-double': {
    says: 'Zahlt schon jemand in der Wohnung? Nennen Sie dessen Beitragsnummer und melden Sie Ihr Konto ab.',
  },
  'de.public.tv-step-rates': {
    says: 'Schulden Sie den Beitrag? Bitten Sie vor der Vollstreckung um Raten.',
  },
  'de.public.tv-option-exempt': {
    says: 'Füllen Sie das Formular auf rundfunkbeitrag.de aus und schicken Sie Belege.',
    title: 'Befreiung oder Ermäßigung beantragen',
    cost: 'Kostenlos.',
    time: 'Ein Formular.',
    risk: 'Die alte Summe bleibt bis zur Entscheidung. Widersprechen Sie auch dem Bescheid.',
    bestFor: 'Sozialleistungen, BAföG, Behinderung oder Doppelzahlung.',
  },
  'de.public.tv-option-rates': {
    says: 'Bieten Sie eine Rate an, die Sie neben dem laufenden Beitrag schaffen.',
    title: 'Raten vereinbaren',
    cost: 'Beitrag und Säumniszuschlag.',
    time: 'Ein Brief oder Anruf.',
    risk: 'Neue Beiträge laufen weiter.',
    bestFor: 'Sie schulden ihn und haben wenig Geld.',
  },
  'de.public.tv-right-once': {
    says: 'Pro Wohnung ist nur ein Beitrag fällig, egal wie viele dort wohnen.',
  },
  'de.public.tv-right-exempt': {
    says: 'Die Befreiung gilt bis zu drei Jahre rückwirkend, wenn Sie die Leistung damals nachweisen.',
  },
  'de.public.tv-myth': {
    says: 'Den Beitrag schulden Sie auch ohne Fernseher oder Radio. Das Bundesverfassungsgericht hat das 2018 bestätigt.',
  },
  'de.public.tv-step-object': {
    says: 'Stimmt der Bescheid nicht? Widersprechen Sie binnen eines Monats an die Adresse am Ende. Nennen Sie die Beitragsnummer.',
  },
  'de.public.tv-not-yet-visit': {
    says: 'Der Beitragsservice darf nicht in Ihre Wohnung und kann selbst nichts pfänden. Er muss erst Stadt oder Gerichtsvollzieher beauftragen.',
  },
  'de.public.tv-option-object': {
    says: 'Sagen Sie, was falsch ist, und schicken Sie Belege, etwa Meldebescheinigung oder Leistungsbescheid.',
    title: 'Widerspruch einlegen',
    cost: 'Zuerst kostenlos. Bei Ablehnung kann eine Gebühr anfallen.',
    time: 'Ein Monat.',
    risk: 'Die Zahlungspflicht läuft weiter. Beantragen Sie auch Aussetzung.',
    bestFor: 'Wohnung oder Monate stimmen nicht oder Sie waren befreit.',
  },
  'de.public.tv-step-enforce': {
    says: 'Es geht schon um Vollstreckung. Rufen Sie die Vollstreckungsstelle an, bieten Sie Raten an und schützen Sie Ihr Konto als P-Konto.',
  },
  'de.public.tv-right-enforced': {
    says: 'Vollstreckt werden darf nur nach einem Festsetzungsbescheid, der Sie erreicht hat. Kam keiner? Schreiben Sie das sofort und bitten Sie das Verwaltungsgericht um einen Eilstopp.',
  },
  'de.public.tv-right-account': {
    says: 'Verlangen Sie bei Ihrer Bank ein Pfändungsschutzkonto (P-Konto). Dann bleibt jeden Monat ein Grundbetrag frei. Fragen Sie die Stelle auch nach Raten.',
  },
  'de.public.tv-right-old': {
    says: 'Beiträge verjähren drei Jahre nach dem Ende ihres Jahres, sobald man dort von Ihrer Wohnung wusste. Berufen Sie sich schriftlich darauf.',
  },
}
