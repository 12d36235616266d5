/** The German words of the rows in ../tax-and-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_WORDS: Words = {
  'it.public.want-tax': {
    says: 'Das Steueramt (Agenzia delle Entrate), seine Einzugsstelle (AdER) oder Ihre Gemeinde verlangt Steuern, eine Strafe oder Beiträge.',
  },
  'it.public.want-bill': {
    says: 'Das ist eine Steuerzahlkarte (cartella di pagamento). Zahlen Sie, bitten Sie um Raten oder erheben Sie Einspruch (ricorso), innerhalb von 60 Tagen.',
  },
  'it.public.want-friendly': {
    says: 'Das ist ein früher Hinweis auf einen Fehler in Ihrer Steuererklärung (avviso bonario). Er gibt Ihnen 60 Tage und eine kleinere Strafe.',
  },
  'it.public.want-block': {
    says: 'Der Brief warnt, dass Ihr Auto gesperrt wird (fermo). Sie haben 30 Tage, um zu handeln.',
  },
  'it.public.want-benefit': {
    says: 'Das INPS sagt, dass es Ihnen zu viel gezahlt hat, und verlangt das Geld zurück (indebito).',
  },
  'it.public.who': {
    says: 'Das ist ein Amt oder seine Einzugsstelle. Es braucht keinen Richter. Aber Sie können Einspruch (ricorso) erheben und um Zeit bitten.',
  },
  'it.public.rights': {
    says: 'Sie können die Akten sehen, Einspruch (ricorso) erheben und um Raten bitten.',
  },
  'it.public.reality': {
    says: 'Es ist ernst. Aber wer rechtzeitig um Raten bittet, stoppt neue Pfändungen (pignoramenti).',
  },
  'it.public.reality-benefit': {
    says: 'Es ist ernst, aber Sie können kostenlos Einspruch (ricorso) erheben. Ihnen muss genug zum Leben bleiben.',
  },
  'it.public.no-whole-benefit': {
    says: 'Das INPS kann nicht Ihre ganze Rente stoppen, um das Geld zurückzuholen: höchstens ein Fünftel im Monat.',
  },
  'it.public.no-seizure': {
    says: 'In den 60 Tagen nach einer Steuerzahlkarte (cartella di pagamento) kann nicht gepfändet werden. Nach einem Jahr muss zuerst eine neue Warnung (intimazione) mit fünf Tagen kommen.',
  },
  'it.public.small-debt': {
    says: 'Bei Schulden bis 1.000 € kommt zuerst ein Brief mit den Einzelheiten. Danach muss das Amt 120 Tage warten, bevor es handelt.',
  },
  'it.public.deadline-appeal': {
    says: 'Sie haben 60 Tage ab der Zustellung (notifica), um zu zahlen oder Einspruch (ricorso) zu erheben. Wir zählen ab dem Datum des Briefs. Der August zählt nicht, aber das nutzen wir nicht.',
    action:
      'Zahlen, um Raten bitten oder Einspruch (ricorso) beim Steuergericht (Corte di giustizia tributaria) erheben',
    consequence: 'Die Schuld wird endgültig, und es kann gepfändet werden.',
  },
  'it.public.deadline-car': {
    says: 'Sie haben 30 Tage ab der Zustellung der Warnung (preavviso di fermo).',
    action: 'Zahlen, um Raten bitten oder zeigen, dass Sie das Auto für die Arbeit brauchen',
    consequence: 'Ihr Auto kann gesperrt werden (fermo).',
  },
  'it.public.deadline-contributions': {
    says: 'Gegen eine Forderung des INPS (avviso di addebito) haben Sie 40 Tage, um zum Arbeitsrichter zu gehen.',
    action: 'Zahlen, um Raten bitten oder beim Richter Widerspruch (opposizione) einlegen',
    consequence: 'Die Schuld wird endgültig.',
  },
  'it.public.deadline-benefit': {
    says: 'Sie haben 90 Tage ab dem Tag, an dem Sie den Brief bekamen, um das INPS um Prüfung zu bitten.',
    action:
      'Einspruch beim INPS online oder bei einem Patronat (patronato) einlegen (ricorso amministrativo)',
    consequence: 'Die Prüfung kommt zu spät, und das Geld wird weiter zurückgeholt.',
  },
  'it.public.right-eighty-four': {
    says: '2025 und 2026 können Sie bis zu 120.000 € in bis zu 84 Monatsraten zahlen, auf einfachen Antrag. Für mehr Raten müssen Sie die Notlage beweisen.',
  },
  'it.public.right-stop-suspend': {
    says: 'Haben Sie gezahlt, oder ist die Schuld zu alt oder aufgehoben? Schicken Sie der AdER innerhalb von 60 Tagen eine Erklärung. Sie stoppt die Eintreibung.',
  },
  'it.public.right-hear-first': {
    says: 'Vor den meisten Steuerbescheiden (avvisi di accertamento) muss das Amt einen Entwurf schicken. Es muss Ihnen 60 Tage für die Antwort geben.',
  },
  'it.public.right-agree': {
    says: 'Sie können um eine Einigung über einen Steuerbescheid bitten (accertamento con adesione): Die Strafe sinkt auf ein Drittel.',
  },
  'it.public.right-self-correct': {
    says: 'Bei einem klaren Fehler können Sie das Amt bitten, den Bescheid aufzuheben (autotutela). Das allein hält die Frist nicht an.',
  },
  'it.public.right-work-car': {
    says: 'Ein Auto, das Sie für Ihre Arbeit oder für einen Menschen mit Behinderung brauchen, darf nicht gesperrt werden. Beweisen Sie es innerhalb von 30 Tagen.',
  },
  'it.public.right-home': {
    says: 'Eine Hypothek (ipoteca) auf eine Wohnung braucht eine Schuld von mehr als 20.000 € und eine Warnung 30 Tage vorher. Ihre einzige Wohnung, in der Sie leben, darf nicht verkauft werden.',
  },
  'it.public.right-good-faith': {
    says: 'Hat das INPS aus eigenem Fehler zu viel Rente gezahlt? Dann müssen Sie oft nichts zurückzahlen, wenn Sie ehrlich waren und alles gemeldet haben.',
  },
  'it.public.right-fifth-benefit': {
    says: 'Von einer Rente darf höchstens ein Fünftel einbehalten werden, und der geschützte Teil muss Ihnen bleiben.',
  },
  'it.public.step-what': {
    says: 'Sehen Sie, was es ist: früher Hinweis (avviso bonario), Steuerbescheid (accertamento), Steuerzahlkarte (cartella), Warnung vor einer Sperre (preavviso di fermo). Notieren Sie den Tag der Zustellung.',
  },
  'it.public.step-what-benefit': {
    says: 'Sehen Sie, welche Leistung, welche Monate und warum. Gehen Sie zu einem Patronat (patronato), das ist kostenlos.',
  },
  'it.public.step-real': {
    says: 'Prüfen Sie es mit SPID oder CIE in Ihrem eigenen Bereich bei AdER, Steueramt oder INPS. Nie über einen Link.',
  },
  'it.public.step-act': {
    says: 'Stimmt es, bitten Sie jetzt online um Raten. Stimmt es nicht, gehen Sie rechtzeitig für den Einspruch (ricorso) zu einem CAF oder Steuerberater.',
  },
  'it.public.step-answer-benefit': {
    says: 'Stimmt es nicht, legen Sie mit einem Patronat (patronato) Einspruch (ricorso) ein. Sagen Sie, dass Sie in gutem Glauben waren.',
  },
  'it.public.step-plan': {
    says: 'Wählen Sie Raten, die Sie zahlen können: Nach acht versäumten Raten ist der Plan verloren.',
  },
  'it.public.step-plan-benefit': {
    says: 'Stimmt es, bitten Sie das INPS um kleine Monatsraten. Ein Patronat (patronato) macht das kostenlos.',
  },
  'it.public.step-old': {
    says: 'Sehen Sie auf die Daten: Autosteuer (bollo) drei Jahre. Gemeindesteuern, Bußgelder und INPS fünf. Staatliche Steuern meist zehn.',
  },
  'it.public.step-papers-benefit': {
    says: 'Sammeln Sie, was Sie dem INPS wann gemeldet haben: Formulare, Nachweise zum Einkommen, Briefe.',
  },
  'it.public.option-appeal': {
    title: 'Einspruch erheben',
    says: 'Legen Sie Einspruch (ricorso) beim Steuergericht (Corte di giustizia tributaria) ein. Bis 3.000 € brauchen Sie keinen Anwalt.',
    cost: 'Eine Gebühr ab 30 €.',
    time: '60 Tage.',
    risk: 'Sie müssen inzwischen vielleicht einen Teil zahlen.',
    bestFor: 'Die Summe ist falsch, zu alt oder wurde nie zugestellt.',
  },
  'it.public.option-appeal-benefit': {
    title: 'Einspruch beim INPS einlegen',
    says: 'Ein Patronat (patronato) reicht ihn kostenlos ein.',
    cost: 'Nichts.',
    time: '90 Tage.',
    risk: 'Gering.',
    bestFor: 'Sie waren ehrlich, oder die Summe ist falsch.',
  },
  'it.public.option-plan': {
    title: 'In Raten zahlen',
    says: 'Bitten Sie online auf der Seite der AdER oder des Amtes darum.',
    cost: 'Zinsen.',
    time: 'Minuten.',
    risk: 'Acht versäumte Raten beenden den Plan.',
    bestFor: 'Sie schulden es und können nicht auf einmal zahlen.',
  },
  'it.public.option-plan-benefit': {
    title: 'In Raten zurückzahlen',
    says: 'Bitten Sie das INPS um kleine Monatsraten.',
    cost: 'Die Summe, in Raten.',
    time: 'Minuten für den Antrag.',
    risk: 'Gering.',
    bestFor: 'Sie hatten kein Recht auf das Geld.',
  },
  'it.public.option-pay': {
    title: 'Rechtzeitig zahlen',
    says: 'Zahlen Sie mit PagoPA und dem Code im Brief.',
    cost: 'Die Summe.',
    time: 'Minuten.',
    risk: 'Gering.',
    bestFor: 'Es stimmt, und Sie können zahlen.',
  },
  'it.public.change-quinquies': {
    says: 'Das Sonderangebot für alte Schulden bei der Einzugsstelle (rottamazione-quinquies) ist seit dem 30. April 2026 für neue Anträge geschlossen.',
    was: 'Sie konnten beantragen, ohne Strafen und Zinsen zu zahlen.',
    is: 'So zahlt nur, wer rechtzeitig beantragt hat. Die nächste Rate ist am 30. November 2026 fällig.',
  },
  'it.public.insight-service': {
    says: 'Schulden in einer Warnung (intimazione) können aus Papieren kommen, die Sie nie bekamen.',
    actionable:
      'Verlangen Sie von der AdER die Liste (estratto di ruolo) und die Beweise der Zustellung.',
  },
  'it.public.warning-pec': {
    says: 'Holen Sie Einschreiben ab, und öffnen Sie Mitteilungen per PEC und SEND. Nicht zu lesen hält die Frist nicht an.',
  },
  'it.contributions.right-old': {
    says: 'Beiträge verjähren fünf Jahre nach Fälligkeit, wenn Sie dazwischen kein Papier bekamen. Sagen Sie es dem Richter rechtzeitig.',
  },
}
