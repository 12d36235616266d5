/** Klage in Schottland: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_SCOTLAND_DE: Words = {
  'gb.claim.scotland-want': {
    says: 'Der sheriff court will Ihre Antwort. Er hat noch nichts entschieden.',
  },
  'gb.claim.scotland-over-want': {
    says: 'Der sheriff court hat um Ihre Antwort gebeten. Der Tag dafür ist vorbei. Er kann inzwischen entschieden haben.',
  },
  'gb.claim.scotland-over-rights': {
    says: 'Hat er ohne Sie entschieden, können Sie den sheriff um Aufhebung bitten (recall). Dann werden Sie gehört.',
  },
  'gb.claim.scotland-over-step': {
    says: 'Rufen Sie heute den sheriff court mit der Fallnummer an. Fragen Sie, ob es eine Entscheidung gibt. Wenn nicht, schicken Sie sofort das Response Form.',
  },
  'gb.claim.scotland-over-recall': {
    says: 'Gibt es eine Entscheidung? Fragen Sie das Gericht nach dem Formular für die Aufhebung (recall). Sagen Sie, warum Sie nicht antworteten und was Sie einwenden. Beeilen Sie sich.',
  },
  'gb.claim.scotland-rights': {
    says: 'Sie können zahlen, bestreiten oder anerkennen und um Zeit bitten. Antworten Sie in jedem Fall vor dem letzten Tag (last date for a response).',
  },
  'gb.claim.scotland-who': {
    says: 'Der Kläger (claimant) sagt, dass Sie Geld schulden. Sie sind der respondent. Der sheriff ist der Richter und steht auf keiner Seite.',
  },
  'gb.claim.scotland-not-yet': {
    says: 'Niemand kann jetzt für diese Klage Konto oder Lohn pfänden. Das braucht eine Entscheidung und meist eine Zahlungsaufforderung (charge) mit 14 Tagen.',
  },
  'gb.claim.scotland-step-dates': {
    says: 'Suchen Sie den Zeitplan (Timetable) im Umschlag. Tragen Sie jetzt den letzten Tag für die Antwort in den Kalender ein.',
  },
  'gb.claim.scotland-step-dispute': {
    says: 'Schreiben Sie in das Response Form, was stimmt, was nicht und warum. Listen Sie Unterlagen und Zeugen auf.',
  },
  'gb.claim.scotland-step-old': {
    says: 'Gab es fünf Jahre keine Zahlung, kein schriftliches Anerkenntnis und kein Gerichtsverfahren? Schreiben Sie, dass die Schuld erloschen ist.',
  },
  'gb.claim.scotland-right-time-to-pay': {
    says: 'Sie haben das Recht, um Zeit zum Zahlen zu bitten. Stimmt der Kläger nicht zu, entscheidet der sheriff.',
  },
  'gb.claim.scotland-right-response': {
    says: 'Sie haben das Recht, gehört zu werden. Schicken Sie das Response Form bis zum letzten Tag an das Gericht, mit Kopie an den Kläger.',
  },
  'gb.claim.scotland-warn': {
    says: 'Hört das Gericht bis zum letzten Tag nichts, kann der Kläger eine Entscheidung ohne Sie verlangen.',
  },
  'gb.claim.scotland-option-dispute': {
    says: 'Schreiben Sie, was falsch ist, und schicken Sie Belege. Der sheriff kann ein Treffen oder eine Verhandlung ansetzen.',
    title: 'Im Response Form bestreiten',
    cost: 'Die Antwort kostet nichts.',
    time: 'Einige Stunden jetzt, einige Monate bis zur Entscheidung.',
    risk: 'Verlieren Sie, zahlen Sie die Klagesumme und einige Kosten.',
    bestFor: 'Es ist nicht Ihre Schuld, die Summe ist falsch oder sie ist zu alt.',
  },
  'gb.claim.scotland-option-time': {
    says: 'Füllen Sie das Formular Time to Pay aus, mit Haushaltsplan und Angebot.',
    title: 'Anerkennen und um Zeit zum Zahlen bitten',
    cost: 'Die Monatsrate, die Sie anbieten.',
    time: 'Ein Abend.',
    risk: 'Sie erkennen die Schuld an.',
    bestFor: 'Sie schulden es, können aber nicht sofort zahlen.',
  },
  'gb.claim.scotland-step-settle': {
    says: 'Können Sie vor dem letzten Tag alles zahlen? Tun Sie es und behalten Sie Belege. Dann soll es keine Entscheidung gegen Sie geben.',
  },
  'gb.claim.scotland-help': {
    says: 'Das Gerichtspersonal kann Formulare erklären, aber nicht beraten. Ein citizens advice bureau oder eine Schuldnerberatung (money adviser) kann das.',
  },
  'gb.claim.scotland-option-help': {
    says: 'Ein citizens advice bureau oder eine Schuldenberatung hilft beim Formular. Fragen Sie auch nach dem Moratorium und dem Debt Arrangement Scheme.',
    title: 'Kostenlose Hilfe mit den Formularen holen',
    cost: 'Nichts.',
    time: 'Ein Anruf oder Besuch diese Woche.',
    risk: 'Schicken Sie das Formular rechtzeitig, auch ohne Termin.',
    bestFor: 'Alle mit einem Gerichtsformular.',
  },
  'gb.claim.scotland-tribunal-want': {
    says: 'Jemand beantragt beim Wohnungsgericht (tribunal) eine Anordnung gegen Sie. Es hat noch nichts entschieden.',
  },
  'gb.claim.scotland-tribunal-who': {
    says: 'Das tribunal entscheidet über Streit um Mietwohnungen. Es steht auf keiner Seite, und Sie brauchen keinen Anwalt.',
  },
  'gb.claim.scotland-tribunal-reality': {
    says: 'Das ist echt und eilig. Schon beim ersten Gespräch kann das tribunal entscheiden, auch ohne Sie. Nehmen Sie also teil.',
  },
  'gb.claim.scotland-tribunal-right-heard': {
    says: 'Sie können Ihre Sicht bis zum genannten Tag schreiben und beim Termin (case management discussion) sprechen. Sagen Sie, was an der Summe falsch ist und welche Reparaturen fehlten.',
  },
  'gb.claim.scotland-tribunal-right-time': {
    says: 'Schulden Sie es, können Sie das tribunal auf seinem Formular um Zeit zum Zahlen bitten. Es sieht auf das, was Sie aufbringen können.',
  },
  'gb.claim.scotland-tribunal-right-recall': {
    says: 'Entscheidet es in Ihrer Abwesenheit, können Sie binnen 14 Tagen die Aufhebung (recall) verlangen. Sagen Sie, warum Sie fehlten und was Sie einwenden.',
  },
  'gb.claim.scotland-tribunal-step': {
    says: 'Tragen Sie Tag und Stunde in den Kalender ein. Schicken Sie Ihre Unterlagen bis zum genannten Tag an das tribunal, und fragen Sie Shelter Scotland um Hilfe.',
  },
}
