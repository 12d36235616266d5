/** What to do about a tax bill or a penalty from HM Revenue and Customs: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEMAND_STEPS_DE: Words = {
  'gb.tax.step-genuine': {
    says: 'Prüfen Sie, ob es echt ist. Sehen Sie in Ihr eigenes Konto auf GOV.UK. Nutzen Sie keinen Link aus SMS oder E-Mail.',
  },
  'gb.tax.step-call-today': {
    says: 'Rufen Sie HMRC vor dem letzten Tag an und verlangen Sie Time to Pay, auch bei Widerspruch. Es hat viel Macht, Sachen zu nehmen. Warten Sie nicht.',
  },
  'gb.tax.step-check': {
    says: 'Prüfen Sie Jahr und Summen. Ist es eine Schätzung, weil keine Erklärung kam? Dann schicken Sie sie jetzt.',
  },
  'gb.tax.step-plan': {
    says: 'Können Sie nicht sofort zahlen? Verlangen Sie per Telefon oder online Time to Pay (Raten). Halten Sie Ihren Haushaltsplan bereit.',
  },
  'gb.tax.step-help': {
    says: 'Holen Sie kostenlose Hilfe. TaxAid berät Menschen mit wenig Einkommen.',
  },
  'gb.tax.step-appeal': {
    says: 'Sind Sie nicht einverstanden, legen Sie innerhalb von 30 Tagen ab dem Datum im Brief Widerspruch (appeal) ein. Schreiben Sie, warum, mit Belegen.',
  },
  'gb.tax.step-file': {
    says: 'Schicken Sie jede fehlende Erklärung, auch wenn Sie nicht zahlen können. Das stoppt weitere Strafen.',
  },
  'gb.tax.step-breathing-space': {
    says: 'Haben Sie mehrere Schulden? Fragen Sie eine Schuldenberatung nach der Atempause (breathing space). Sie kann auch HMRC 60 Tage stoppen.',
  },
  'gb.tax.step-late-return': {
    says: 'Senden Sie die fehlende Erklärung jetzt online, auch wenn Sie nicht zahlen können. Nach drei Monaten kann jeder Tag £10 mehr kosten, bis £900.',
  },
  'gb.tax.right-withdraw-return': {
    says: 'Mussten Sie keine Erklärung abgeben, bitten Sie HMRC binnen zwei Jahren nach Ende jenes Steuerjahrs, sie zurückzunehmen. Dann kann auch die Strafe entfallen. Sagt HMRC nein, geben Sie sie ab.',
  },
  'gb.tax.option-send-return': {
    title: 'Die Erklärung jetzt senden',
    cost: 'Das Senden kostet nichts.',
    time: 'Heute, online.',
    risk: 'Die Strafe bleibt, wenn Ihr Einspruch keinen Erfolg hat.',
    bestFor: 'Sie mussten eine Erklärung abgeben und haben es nicht getan.',
    says: 'So wachsen die Strafen nicht weiter. Dann legen Sie mit gutem Grund Einspruch ein, oder zahlen Sie die Strafe.',
  },
  'gb.tax.want-return': {
    says: 'Sie wollen zuerst Ihre Steuererklärung. Zahlen Sie, was sie als Schuld zeigt.',
  },
  'gb.tax.right-notice-to-file': {
    says: 'Fordert HMRC eine Erklärung, müssen Sie sie senden, auch wenn Sie keine Steuer schulden. Ein Tag zu spät kostet £100.',
  },
  'gb.tax.option-return-on-time': {
    title: 'Die Erklärung rechtzeitig senden',
    cost: 'Das Senden kostet nichts.',
    time: 'Vor dem Tag für Online-Erklärungen.',
    risk: 'Zu spät kostet sofort £100 und später mehr.',
    bestFor: 'Sie müssen eine abgeben.',
    says: 'Tun Sie es online. Meinen Sie, dass Sie keine brauchen? Bitten Sie HMRC jetzt, die Aufforderung zurückzunehmen.',
  },
}
