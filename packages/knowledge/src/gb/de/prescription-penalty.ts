/** Eine Strafgebühr für freie Rezepte oder Zahnbehandlung: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const PRESCRIPTION_PENALTY_DE: Words = {
  'gb.free-care.civil': {
    says: 'Das ist eine Gebühr, keine Verurteilung. Irrtümer bei diesen Regeln sind häufig, und nur eine bewusste Lüge ist strafbar.',
  },
  'gb.free-care.no-goods': {
    says: 'Wegen dieses Schreibens kann niemand Sachen oder Lohn nehmen. Erst müsste ein Gericht entscheiden.',
  },
  'gb.free-care.step-why': {
    says: 'Klären Sie, warum Sie nicht zahlten: Sozialleistung, Ausweis, Alter, Schwangerschaft oder wenig Geld. Suchen Sie einen Beleg für den Tag.',
  },
  'gb.free-care.step-challenge': {
    says: 'Widersprechen Sie auf der genannten Internetseite vor dem genannten Tag. Schicken Sie den Beleg und behalten Sie eine Kopie.',
  },
  'gb.free-care.step-parts': {
    says: 'Müssen Sie zahlen und können nicht sofort, bitten Sie jetzt um Raten und darum, nichts aufzuschlagen.',
  },
  'gb.free-care.right-surcharge': {
    says: 'Ein Aufschlag (surcharge) kommt erst nach 28 Tagen ohne Zahlung. Er ist halb so hoch wie die Strafe, höchstens £50.',
  },
  'gb.free-care.right-complain': {
    says: 'Läuft es schlecht, beschweren Sie sich bei der NHS Business Services Authority. Danach hilft der Health Service Ombudsman kostenlos.',
  },
  'gb.free-care.insight-credit': {
    says: 'Universal Credit allein macht es nicht immer kostenlos. Es kommt auf den Verdienst im Monat davor an.',
    actionable:
      'Prüfen Sie den Bescheid für den Monat. Fragen Sie für später nach dem NHS Low Income Scheme.',
  },
  'gb.free-care.option-challenge': {
    says: 'Schicken Sie den Beleg, dass Sie an dem Tag das Recht hatten. Oder sagen Sie, warum Sie trotz Sorgfalt irrten.',
    title: 'Der Strafe widersprechen',
    cost: 'Nichts.',
    time: 'Eine Antwort vor dem genannten Tag.',
    risk: '„Ich wusste es nicht“ allein genügt nicht. Der Preis selbst kann bleiben.',
    bestFor: 'Sie hatten das Recht, oder man sagte es Ihnen.',
  },
  'gb.free-care.option-pay': {
    says: 'Zahlen Sie auf der amtlichen Seite oder wie im Schreiben genannt. Heben Sie die Quittung auf.',
    title: 'Vor dem Aufschlag zahlen',
    cost: 'Der Preis und die Strafe.',
    time: 'Bis zum genannten Tag.',
    risk: 'Keines, wenn das Schreiben stimmt.',
    bestFor: 'Sie hatten kein Recht und keinen guten Grund.',
  },
  'gb.free-care.wales-right': {
    says: 'Sie schulden keine Strafe, wenn Sie zeigen, dass Sie nichts Falsches taten und sorgfältig waren. Der Preis selbst kann bleiben.',
  },
  'gb.free-care.wales-step': {
    says: 'Suchen Sie den Beleg, dass die Behandlung an dem Tag frei war. Schicken Sie ihn mit kurzem Brief vor dem genannten Tag.',
  },
  'gb.free-care.scotland-right': {
    says: 'Sie schulden keine Strafe, wenn Sie zeigen, dass Sie nichts Falsches taten und sorgfältig waren. Der Preis selbst kann bleiben.',
  },
  'gb.free-care.scotland-step': {
    says: 'Suchen Sie den Beleg, dass die Behandlung an dem Tag frei war. Schicken Sie ihn mit kurzem Brief vor dem genannten Tag.',
  },
  'gb.free-care.wales-civil': {
    says: 'Das ist eine Gebühr, keine Verurteilung. Irrtümer bei diesen Regeln sind häufig, und nur eine bewusste Lüge ist strafbar.',
  },
  'gb.free-care.wales-step-parts': {
    says: 'Müssen Sie zahlen und können nicht sofort, bitten Sie jetzt um Raten und darum, nichts aufzuschlagen.',
  },
  'gb.free-care.wales-option-challenge': {
    says: 'Schicken Sie den Beleg, dass Sie an dem Tag das Recht hatten. Oder sagen Sie, warum Sie trotz Sorgfalt irrten.',
    title: 'Der Strafe widersprechen',
    cost: 'Nichts.',
    time: 'Eine Antwort vor dem genannten Tag.',
    risk: '„Ich wusste es nicht“ allein genügt nicht. Der Preis selbst kann bleiben.',
    bestFor: 'Sie hatten das Recht, oder man sagte es Ihnen.',
  },
  'gb.free-care.scotland-civil': {
    says: 'Das ist eine Gebühr, keine Verurteilung. Irrtümer bei diesen Regeln sind häufig, und nur eine bewusste Lüge ist strafbar.',
  },
  'gb.free-care.scotland-step-parts': {
    says: 'Müssen Sie zahlen und können nicht sofort, bitten Sie jetzt um Raten und darum, nichts aufzuschlagen.',
  },
  'gb.free-care.scotland-option-challenge': {
    says: 'Schicken Sie den Beleg, dass Sie an dem Tag das Recht hatten. Oder sagen Sie, warum Sie trotz Sorgfalt irrten.',
    title: 'Der Strafe widersprechen',
    cost: 'Nichts.',
    time: 'Eine Antwort vor dem genannten Tag.',
    risk: '„Ich wusste es nicht“ allein genügt nicht. Der Preis selbst kann bleiben.',
    bestFor: 'Sie hatten das Recht, oder man sagte es Ihnen.',
  },
}
