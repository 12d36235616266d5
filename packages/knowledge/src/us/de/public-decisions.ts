/** The German words of the rows in ../public-decisions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DECISIONS_DE: Words = {
  'us.public.right-voucher': {
    says: 'Bevor Ihr Gutschein (voucher) endet, muss das Wohnungsamt die Gründe schreiben und Ihnen meist eine Anhörung (hearing) geben. Verlangen Sie sie bis zum Tag im Brief.',
  },
  'us.public.step-voucher': {
    says: 'Verlangen Sie die Anhörung (hearing) schriftlich und behalten Sie eine Kopie. Bitten Sie vorher um Ihre Akte.',
  },
  'us.public.right-project': {
    says: 'Öffentliche und geförderte Wohnungen dürfen einen Mietvertrag nur aus gutem Grund beenden. Sie müssen schriftliche Gründe und meist eine Anhörung (hearing) bekommen.',
  },
  'us.public.right-disability': {
    says: 'Gegen ein Nein zur Behinderung haben Sie 60 Tage für den Widerspruch (appeal). Man sieht auf Ihre Arbeit, wie krank Sie sind und welche Arbeit Sie noch tun könnten.',
  },
  'us.public.reality-disability': {
    says: 'Ein erstes Nein ist häufig. Viele gewinnen später, vor allem bei der Anhörung vor einem Richter.',
  },
  'us.public.step-disability': {
    says: 'Legen Sie auf ssa.gov Widerspruch (appeal) ein und schicken Sie neuere Unterlagen Ihrer Ärzte. Sagen Sie, was Sie an einem normalen Tag nicht mehr können.',
  },
  'us.public.option-disability': {
    says: 'Verlangen Sie eine neue Prüfung und dann eine Anhörung (hearing) vor einem Richter.',
    title: 'Widerspruch (appeal) einlegen',
    cost: 'Kostenlos. Ein Anwalt wird nur bezahlt, wenn Sie gewinnen',
    time: '60 Tage Zeit dafür; die Antwort dauert Monate',
    risk: 'Keines.',
    bestFor: 'Sie können nicht dauerhaft arbeiten.',
  },
  'us.public.right-veteran': {
    says: 'Sie haben ein Jahr, um sich gegen eine Entscheidung der VA zu wehren. Wählen Sie ein supplemental claim mit neuen Beweisen, ein higher-level review oder das Board.',
  },
  'us.public.step-veteran': {
    says: 'Ein Verein für Veteranen (veterans service organization) hilft kostenlos. Fragen Sie einen, bevor Sie wählen.',
  },
  'us.public.want-juror': {
    says: 'Ein Gericht bittet Sie, Geschworener (jury) zu sein. Niemand wirft Ihnen etwas vor.',
  },
  'us.public.right-juror': {
    says: 'Sie können es meist einmal verschieben oder wegen Notlage, Krankheit oder Pflege anderer um Befreiung bitten. Ihre Arbeit darf Sie deswegen nicht entlassen.',
  },
  'us.public.step-juror': {
    says: 'Füllen Sie das Formular bis zu seinem Datum aus. Rufen Sie die Nummer auf der eigenen Seite des Gerichts an, wenn Sie nicht sicher sind, ob es echt ist.',
  },
  'us.public.option-juror': {
    says: 'Schreiben Sie dem Gericht vor dem Tag und sagen Sie, warum Sie nicht kommen können.',
    title: 'Dienen, verschieben oder um Befreiung bitten',
    cost: 'Kostenlos',
    time: 'Vor dem Tag in der Mitteilung',
    risk: 'Nicht zu kommen kann eine Strafe bringen.',
    bestFor: 'Sie haben eine echte Vorladung zur Jury.',
  },
  'us.public.right-aid': {
    says: 'Verlieren Sie wegen Noten Studienhilfe (student aid), muss die Schule sagen, wie Sie Widerspruch (appeal) einlegen, wo sie es erlaubt. Krankheit oder ein Todesfall in der Familie sind gute Gründe.',
  },
  'us.public.right-forgive': {
    says: 'Studienkredite des Bundes können nach zehn Jahren im öffentlichen Dienst, bei dauernder Behinderung oder nach Schließung der Schule erlassen werden. Sie können eine neue Zählung verlangen.',
  },
  'us.public.right-private-loan': {
    says: 'Ein privater Studienkreditgeber muss Sie verklagen, bevor er Lohn nimmt. Alte Kredite können nach dem Recht des Bundesstaats zu alt für das Gericht sein.',
  },
  'us.public.right-code': {
    says: 'Die Stadt muss die Regel nennen, Zeit zum Beheben geben und Widerspruch (appeal) oder Anhörung zulassen, bevor eine Strafe endgültig ist.',
  },
  'us.public.right-code-fine': {
    says: 'Eine Strafe darf nicht weit überzogen sein, und sie braucht eine Mitteilung und eine Anhörung (hearing).',
  },
  'us.public.want-code': {
    says: 'Die Stadt sagt, dass Ihr Grundstück eine Regel bricht, und will es bis zu einem Tag behoben haben.',
  },
  'us.public.step-code': {
    says: 'Beheben Sie es, wenn Sie können, und schicken Sie Fotos. Brauchen Sie Zeit oder sind nicht einverstanden, sagen Sie es vor dem Datum schriftlich.',
  },
  'us.public.option-code': {
    says: 'Bitten Sie die Stadt um mehr Zeit oder um eine Anhörung (hearing).',
    title: 'Um Zeit oder eine Anhörung bitten',
    cost: 'Kostenlos oder eine kleine Gebühr',
    time: 'Bis zum Datum in der Mitteilung',
    risk: 'Tägliche Strafen können weiterlaufen. Bitten Sie, sie inzwischen zu stoppen.',
    bestFor: 'Sie können es nicht rechtzeitig beheben, oder es stimmt nicht.',
  },
  'us.public.right-moved': {
    says: 'Verpassen Sie die Anhörung, kann der Richter befehlen, dass Sie das Land verlassen. Sagen Sie dem Gericht eine neue Adresse innerhalb von fünf Tagen. Asyl muss meist innerhalb eines Jahres beantragt werden.',
  },
  'us.public.step-moved': {
    says: 'Suchen Sie auf der eigenen Seite des Einwanderungsgerichts den Tag Ihrer Anhörung. Suchen Sie einen Anwalt oder einen zugelassenen Helfer (accredited helper). Vorsicht vor einem notario.',
  },
  'us.public.right-sponsor': {
    says: 'Der Bürge (sponsor) muss ein Einkommen von meist 125 % der Armutsgrenze zeigen. Ein gemeinsamer Bürge (joint sponsor) kann die Lücke füllen.',
  },
  'us.public.right-citizen': {
    says: 'Wird die Einbürgerung (naturalization) abgelehnt, verlangen Sie innerhalb von 30 Tagen eine Anhörung (Form N-336). Kommt 120 Tage nach dem Gespräch keine Antwort, können Sie zum Gericht.',
  },
  'us.public.right-chart': {
    says: 'Ihre ärztlichen Unterlagen können Sie innerhalb von 30 Tagen für eine faire Gebühr bekommen und um Berichtigung bitten.',
  },
}
