/** The German words of the rows of California: ../california-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const CALIFORNIA_DE: Words = {
  'us.state.ca.collector-calls': {
    says: 'In Kalifornien darf ein Inkassobüro oder Kreditgeber Sie nicht belästigen, Ihrem Chef nichts von der Schuld sagen und nicht falsch drohen. Machen Sie Notizen: Sie können klagen.',
  },
  'us.state.ca.collector-license': {
    says: 'In Kalifornien braucht ein Inkassobüro eine Lizenz des Bundesstaats und muss ihre Nummer in Briefen zeigen. Prüfen Sie die Nummer, bevor Sie zahlen.',
  },
  'us.state.ca.old-debt': {
    says: 'In Kalifornien darf niemand wegen einer Schuld klagen, deren Frist vorbei ist, und ein Inkassobüro muss Ihnen das schriftlich sagen.',
  },
  'us.state.ca.stolen-name': {
    says: 'In Kalifornien muss ein Inkassobüro anhalten und prüfen, wenn Sie eine Anzeige bei der Polizei oder FTC schicken und schreiben, dass die Schuld nicht Ihre ist.',
  },
  'us.state.ca.judgment-life': {
    says: 'In Kalifornien gilt ein Urteil zehn Jahre. Eines über eine kleinere Karten- oder Arztschuld kann nur einmal verlängert werden, um fünf Jahre, mit 5 % Zinsen.',
  },
  'us.state.ca.less-from-pay': {
    says: 'In Kalifornien können Sie bitten, dass weniger von Ihrem Lohn genommen wird, wenn Ihre Familie ihn braucht. Geben Sie dem Sheriff das Formular WG-006.',
  },
  'us.state.ca.debt-of-the-dead': {
    says: 'In Kalifornien hat eine Firma meist ein Jahr ab dem Tod, um wegen einer Schuld des Verstorbenen zu klagen. Verlangen Sie Beweise, bevor Sie zahlen.',
  },
  'us.state.ca.rest-after-sale': {
    says: 'In Kalifornien kann ein Kreditgeber nach einem Verkauf ohne Gericht meist keinen Rest verlangen, auch nicht beim Kredit, mit dem Sie das Haus kauften.',
  },
  'us.state.ca.debt-relief': {
    says: 'In Kalifornien bindet ein Gesetz des Bundesstaats Firmen, die Hilfe bei Schulden oder bessere Kreditdaten versprechen. Zahlen Sie nichts im Voraus, und fragen Sie, wie Sie kündigen.',
  },
  'us.state.ca.small-judgment': {
    says: 'In Kalifornien kann, wer in einem kleinen Verfahren (small claims) verklagt wurde, binnen 30 Tagen Berufung einlegen. Haben Sie den Termin verpasst, bitten Sie zuerst dieses Gericht um Aufhebung.',
  },
  'us.state.ca.small-judgment-paid': {
    says: 'In Kalifornien darf niemand ein Urteil aus einem kleinen Verfahren (small claims) vollstrecken, bevor die Zeit für die Berufung endet. Bitten Sie das Gericht um Zahlung in Teilen. Haben Sie gezahlt, muss der Gewinner es dem Gericht melden.',
  },
  'us.state.ca.rest-of-car-loan': {
    says: 'In Kalifornien hat ein Kreditgeber meist vier Jahre, um den Rest eines Autokredits einzuklagen. War seine Mitteilung oder der Verkauf falsch, kann er ihn verlieren.',
  },
  'us.state.ca.court-fees': {
    says: 'In Kalifornien können Menschen mit wenig Einkommen das Gericht bitten, seine Gebühren zu erlassen. Fragen Sie die Geschäftsstelle (clerk) nach dem Formular.',
  },
  'us.state.ca.rental-refused': {
    says: 'In Kalifornien darf ein Vermieter Sie nicht wegen Herkunft, Religion, Kindern, Behinderung und Ähnlichem ablehnen, auch nicht wegen eines Wohngutscheins (voucher).',
  },
  'us.state.ca.upfront-money': {
    says: 'In Kalifornien darf eine Kaution meist höchstens eine Monatsmiete sein. Eine Gebühr für Ihre Prüfung darf nur echte Kosten decken.',
  },
  'us.state.ca.last-notice': {
    says: 'In Kalifornien gibt Ihnen die Mitteilung des Sheriffs fünf Tage. Vor ihrem Ende können Sie das Gericht um mehr Zeit bitten.',
  },
  'us.state.ca.safe-leave': {
    says: 'In Kalifornien kann ein Opfer von Gewalt einen Mietvertrag mit Belegen meist früher beenden. Fragen Sie zuerst ein Hilfetelefon.',
  },
  'us.state.ca.landlords-bill': {
    says: 'In Kalifornien können Mieter, wenn der Vermieter Strom oder Wasser nicht zahlt, meist selbst zahlen und das von der Miete abziehen.',
  },
  'us.state.ca.mobile-home': {
    says: 'In Kalifornien darf ein Wohnpark (park) Ihnen nur aus gesetzlichen Gründen und mit 60 Tagen Frist kündigen. Eine höhere Miete braucht 90 Tage Ankündigung.',
  },
  'us.state.ca.foreclosed-tenant': {
    says: 'In Kalifornien bekommen Mieter eines zwangsversteigerten Hauses meist 90 Tage Frist. Ein echter Mietvertrag gilt meist bis zu seinem Ende.',
  },
  'us.state.ca.no-fault-move': {
    says: 'In Kalifornien schuldet der Vermieter, wenn Sie ohne eigene Schuld gehen müssen, meist eine Monatsmiete oder muss die letzte erlassen.',
  },
  'us.state.ca.broken-rule': {
    says: 'In Kalifornien muss Ihnen eine Mitteilung wegen eines Regelverstoßes meist drei Werktage zur Abhilfe geben.',
  },
  'us.state.ca.eviction-record': {
    says: 'In Kalifornien hält das Gericht die meisten Räumungsfälle verborgen, wenn der Vermieter nicht binnen 60 Tagen gewinnt.',
  },
  'us.state.ca.pay-deductions': {
    says: 'In Kalifornien darf eine Firma Verluste oder kaputte Dinge meist nicht von Ihrem Lohn abziehen. Sie muss ersetzen, was die Arbeit Sie gekostet hat.',
  },
  'us.state.ca.keep-cover': {
    says: 'In Kalifornien können Sie meist auch die Krankenversicherung einer kleinen Firma behalten, bis zu 36 Monate, auf eigene Kosten. Fragen Sie binnen Tagen.',
  },
  'us.state.ca.end-papers': {
    says: 'In Kalifornien muss eine Firma Ihnen bei der Kündigung ein Schreiben und das Faltblatt des Bundesstaats zum Arbeitslosengeld geben.',
  },
  'us.state.ca.freelance-pay': {
    says: 'In Kalifornien muss, wer frei arbeitet, meist einen schriftlichen Vertrag bekommen und am vereinbarten Tag bezahlt werden, sonst binnen 30 Tagen nach der Arbeit.',
  },
  'us.state.ca.worker-test': {
    says: 'In Kalifornien gelten Sie als Arbeitnehmer, wenn die Firma nicht zeigt, dass Sie frei sind, andere Arbeit als ihre tun und ein eigenes Gewerbe haben.',
  },
  'us.state.ca.minimum-pay': {
    says: 'In Kalifornien ist der Mindestlohn höher als der des Bundes. Sie können fordern, was zu wenig gezahlt wurde.',
  },
  'us.state.ca.store-return': {
    says: 'In Kalifornien muss ein Laden, der nichts zurücknimmt, das mit einem Schild sagen. Sonst können Sie Waren meist binnen 30 Tagen zurückgeben.',
  },
  'us.state.ca.faulty-goods': {
    says: 'In Kalifornien müssen Waren aus einem Laden meist für den normalen Gebrauch taugen. Wenn nicht, verlangen Sie schriftlich Reparatur, Ersatz oder Ihr Geld.',
  },
  'us.state.ca.gift-card': {
    says: 'In Kalifornien dürfen die meisten gekauften Geschenkkarten nicht verfallen oder durch Gebühren an Wert verlieren. Sonst beschweren Sie sich beim Bundesstaat.',
  },
  'us.state.ca.sales-calls': {
    says: 'In Kalifornien begrenzt auch das Recht des Bundesstaats Werbeanrufe und Werbe-SMS. Notieren Sie Nummer und Zeit, und beschweren Sie sich beim Bundesstaat.',
  },
  'us.state.ca.own-data': {
    says: 'In Kalifornien können Sie die meisten großen Firmen fragen, was sie über Sie wissen, und verlangen, es zu löschen oder nicht zu verkaufen. Sie haben meist 45 Tage.',
  },
  'us.state.ca.credit-freeze': {
    says: 'In Kalifornien können Sie Ihre Kreditakte kostenlos sperren (freeze), damit niemand leicht ein Konto auf Ihren Namen eröffnet.',
  },
  'us.state.ca.hidden-fees': {
    says: 'In Kalifornien muss der gezeigte Preis alle Gebühren enthalten, die man nicht vermeiden kann, außer Steuern und Versand.',
  },
  'us.state.ca.association-records': {
    says: 'In Kalifornien kann ein Eigentümer schriftlich verlangen, die Unterlagen und Konten des Eigentümervereins (association) zu sehen.',
  },
  'us.state.ca.after-disaster': {
    says: 'In Kalifornien darf ein Versicherer die Hausversicherung meist ein Jahr nach einem ausgerufenen Notstand wegen eines Waldbrands in der Nähe nicht beenden.',
  },
  'us.state.ca.sick-at-home': {
    says: 'In Kalifornien kann ein Schreiben vom Arzt, dass jemand zu Hause sehr krank ist, eine Sperre aufhalten. Verlangen Sie heute das Formular der Firma.',
  },
  'us.state.ca.hearing-days': {
    says: 'In Kalifornien haben Sie meist 90 Tage ab dem Bescheid, um eine Anhörung (hearing) zu verlangen. Fragen Sie vor Beginn der Änderung, dann laufen die Leistungen meist weiter.',
  },
  'us.state.ca.cannot-pay-fine': {
    says: 'In Kalifornien sagen Sie dem Gericht vor dem Zahltag, wenn Sie einen Strafzettel nicht zahlen können. Es kann Zeit, Raten oder Arbeit statt Geld geben.',
  },
  'us.state.ca.school-absence': {
    says: 'In Kalifornien muss eine Schule meist erst helfen, bevor es wegen Fehltagen einen Fall gibt. Gehen Sie zum Gespräch und bringen Sie Atteste mit.',
  },
  'us.state.ca.toll-hold': {
    says: 'In Kalifornien können offene Mautgebühren die Zulassung Ihres Autos sperren. Verlangen Sie rechtzeitig eine Prüfung oder einen Zahlungsplan, und behalten Sie Belege.',
  },
  'us.state.ca.jury-call': {
    says: 'In Kalifornien können Sie meist bitten, den Geschworenendienst (jury duty) auf einen anderen Tag zu legen. Ihr Arbeitgeber darf Ihnen deshalb nicht kündigen. Antworten Sie bis zum genannten Tag.',
  },
  'us.state.ca.insurance-gap': {
    says: 'In Kalifornien kann eine Lücke in Ihrer Autoversicherung die Zulassung (registration) kosten. Schicken Sie bis zum Tag den Beleg der Versicherung, oder verlangen Sie eine Anhörung (hearing).',
  },
  'us.state.ca.child-report': {
    says: 'In Kalifornien können Sie eine Anhörung (hearing) verlangen, um aus dem Register über Kindesmisshandlung gelöscht zu werden, meist binnen 30 Tagen nach dem Bescheid.',
  },
  'us.state.ca.repair-surgery': {
    says: 'In Kalifornien müssen die meisten Krankenpläne Operationen decken, die beheben, was von Geburt, durch Unfall oder Krankheit nicht normal ist. Das ist nicht kosmetisch.',
  },
}
