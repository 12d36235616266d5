/** The German words of the rows of New York: ../new-york-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const NEW_YORK_DE: Words = {
  'us.state.ny.collector-calls': {
    says: 'In New York darf ein Inkassobüro oder Kreditgeber Sie nicht belästigen und vor einem Urteil nicht mit Ihrem Chef sprechen. Melden Sie es dem Attorney General.',
  },
  'us.state.ny.collector-license': {
    says: 'In der Stadt New York braucht ein Inkassobüro eine Lizenz der Stadt. Seit 1. September 2026 binden die Regeln der Stadt auch Kreditgeber, die selbst eintreiben. Fragen Sie schriftlich nach Beweisen der Schuld.',
  },
  'us.state.ny.old-debt': {
    says: 'In New York muss ein Inkassobüro Ihnen schriftlich sagen, wenn eine Schuld für eine Klage zu alt sein kann. Sie müssen nichts zahlen oder versprechen.',
  },
  'us.state.ny.stolen-name': {
    says: 'In New York muss ein Inkassobüro anhalten und prüfen, wenn Sie eine Anzeige bei der Polizei oder FTC schicken und schreiben, dass die Schuld nicht Ihre ist.',
  },
  'us.state.ny.judgment-life': {
    says: 'In New York kann ein Urteil 20 Jahre benutzt werden. Bei einer Verbraucherschuld sind die Zinsen nur 2 % im Jahr.',
  },
  'us.state.ny.less-from-pay': {
    says: 'In New York haben Sie 20 Tage, um selbst ein Zehntel zu zahlen, bevor Ihr Arbeitgeber es erfährt. Sie können das Gericht bitten, weniger zu nehmen.',
  },
  'us.state.ny.medical-debt': {
    says: 'In New York muss ein Krankenhaus oder Arzt binnen drei Jahren klagen. Lohn und ein Pfandrecht (lien) am eigenen Haus sind nicht erlaubt.',
  },
  'us.state.ny.rest-after-sale': {
    says: 'In New York muss ein Kreditgeber den Rest binnen 90 Tagen nach Übergabe der Urkunde (deed) beim Gericht verlangen. Der faire Wert des Hauses zählt.',
  },
  'us.state.ny.debt-relief': {
    says: 'In New York bindet ein Gesetz des Bundesstaats Firmen, die Hilfe bei Schulden oder bessere Kreditdaten versprechen. Zahlen Sie nichts im Voraus, und fragen Sie, wie Sie kündigen.',
  },
  'us.state.ny.builder-lien': {
    says: 'In New York muss ein Pfandrecht (lien) an einem Einfamilienhaus binnen vier Monaten nach der letzten Arbeit eingetragen sein. Sie können verlangen, dass die Firma binnen 30 Tagen klagt.',
  },
  'us.state.ny.rest-of-car-loan': {
    says: 'In New York hat ein Kreditgeber meist vier Jahre, um den Rest eines Autokredits einzuklagen. War seine Mitteilung oder der Verkauf falsch, kann er ihn verlieren.',
  },
  'us.state.ny.court-fees': {
    says: 'In New York können Menschen mit wenig Einkommen das Gericht bitten, seine Gebühren zu erlassen. Fragen Sie die Geschäftsstelle (clerk) nach dem Formular.',
  },
  'us.state.ny.upfront-money': {
    says: 'In New York darf eine Kaution höchstens eine Monatsmiete sein und die Gebühr für Ihre Prüfung höchstens $20.',
  },
  'us.state.ny.last-notice': {
    says: 'In New York muss ein Marshal oder Sheriff Ihnen mindestens 14 Tage vorher Bescheid geben. Ein Gericht kann Ihnen bis zu einem Jahr für den Umzug geben.',
  },
  'us.state.ny.safe-leave': {
    says: 'In New York kann ein Opfer von Gewalt einen Mietvertrag mit Belegen meist früher beenden. Fragen Sie zuerst ein Hilfetelefon.',
  },
  'us.state.ny.landlords-bill': {
    says: 'In New York können Mieter, wenn der Vermieter Strom oder Wasser nicht zahlt, meist selbst zahlen und das von der Miete abziehen.',
  },
  'us.state.ny.mobile-home': {
    says: 'In New York muss ein Wohnpark (park) einen Vertrag anbieten und darf nur aus gesetzlichen Gründen räumen lassen. Die Miete darf meist um 3 % im Jahr steigen.',
  },
  'us.state.ny.foreclosed-tenant': {
    says: 'In New York bekommen Mieter eines zwangsversteigerten Hauses meist 90 Tage Frist. Ein echter Mietvertrag gilt meist bis zu seinem Ende.',
  },
  'us.state.ny.late-rent': {
    says: 'In New York muss der Vermieter einen eingeschriebenen Brief schicken, wenn die Miete fünf Tage zu spät ist. Kam keiner, können Sie das vor Gericht sagen.',
  },
  'us.state.ny.broken-rule': {
    says: 'In New York haben Sie nach einem Urteil wegen eines Verstoßes gegen den Mietvertrag 30 Tage zur Abhilfe und dürfen dann bleiben.',
  },
  'us.state.ny.eviction-record': {
    says: 'In New York darf ein Vermieter Sie nicht wegen eines früheren Räumungsfalls ablehnen.',
  },
  'us.state.ny.rental-refused': {
    says: 'In New York darf ein Vermieter Sie nicht wegen Herkunft, Religion, Kindern, Behinderung und Ähnlichem ablehnen. Bei Wohngutscheinen (vouchers) fragen Sie die Rechtshilfe (legal aid): Darüber streiten die Gerichte.',
  },
  'us.state.ny.holdover': {
    says: 'In New York kann ein Gericht in einem Räumungsfall ohne Mietschuld (holdover) Ihnen bis zu einem Jahr für den Umzug geben, wenn Sie vergeblich eine Wohnung gesucht haben.',
  },
  'us.state.ny.pay-deductions': {
    says: 'In New York darf eine Firma von Ihrem Lohn nur abziehen, was das Gesetz erlaubt oder Sie schriftlich erlaubt haben.',
  },
  'us.state.ny.keep-cover': {
    says: 'In New York können Sie meist auch die Krankenversicherung einer kleinen Firma behalten, bis zu 36 Monate, auf eigene Kosten. Fragen Sie binnen Tagen.',
  },
  'us.state.ny.end-papers': {
    says: 'In New York muss eine Firma Ihnen binnen fünf Arbeitstagen schriftlich sagen, an welchem Tag Ihre Arbeit und Ihre Leistungen enden.',
  },
  'us.state.ny.freelance-pay': {
    says: 'In New York muss, wer frei arbeitet, meist einen schriftlichen Vertrag bekommen und am vereinbarten Tag bezahlt werden, sonst binnen 30 Tagen nach der Arbeit.',
  },
  'us.state.ny.minimum-pay': {
    says: 'In New York ist der Mindestlohn höher als der des Bundes. Sie können fordern, was zu wenig gezahlt wurde.',
  },
  'us.state.ny.store-return': {
    says: 'In New York muss ein Laden, der nichts zurücknimmt, das mit einem Schild sagen. Sonst können Sie Waren meist binnen 30 Tagen zurückgeben.',
  },
  'us.state.ny.faulty-goods': {
    says: 'In New York müssen Waren aus einem Laden meist für den normalen Gebrauch taugen. Wenn nicht, verlangen Sie schriftlich Reparatur, Ersatz oder Ihr Geld.',
  },
  'us.state.ny.gift-card': {
    says: 'In New York muss eine Geschenkkarte meist neun Jahre gelten und darf nicht durch Gebühren an Wert verlieren.',
  },
  'us.state.ny.sales-calls': {
    says: 'In New York begrenzt auch das Recht des Bundesstaats Werbeanrufe und Werbe-SMS. Notieren Sie Nummer und Zeit, und beschweren Sie sich beim Bundesstaat.',
  },
  'us.state.ny.credit-freeze': {
    says: 'In New York können Sie Ihre Kreditakte kostenlos sperren (freeze), damit niemand leicht ein Konto auf Ihren Namen eröffnet.',
  },
  'us.state.ny.hidden-fees': {
    says: 'In New York muss ein Laden, der für Karten mehr verlangt, den vollen Kartenpreis zeigen, bevor Sie zahlen.',
  },
  'us.state.ny.sick-at-home': {
    says: 'In New York kann ein Schreiben vom Arzt, dass jemand zu Hause sehr krank ist, eine Sperre aufhalten. Verlangen Sie heute das Formular der Firma.',
  },
  'us.state.ny.no-fault-cover': {
    says: 'In New York muss ein Autoversicherer eine No-Fault-Rechnung binnen 30 Tagen nach dem Beleg zahlen oder ablehnen. Gegen eine Ablehnung gibt es ein Schiedsverfahren (arbitration).',
  },
  'us.state.ny.hearing-days': {
    says: 'In New York haben Sie meist 60 Tage ab dem Bescheid, um eine Anhörung (hearing) zu verlangen, bei SNAP 90. Fragen Sie vor Beginn der Änderung, dann laufen die Leistungen meist weiter.',
  },
  'us.state.ny.school-absence': {
    says: 'In New York muss eine Schule meist erst helfen, bevor es wegen Fehltagen einen Fall gibt. Gehen Sie zum Gespräch und bringen Sie Atteste mit.',
  },
  'us.state.ny.benefits-in-good-faith': {
    says: 'In New York müssen Leistungen, die Sie in gutem Glauben und mit wahren Angaben bekamen, vielleicht nicht zurückgezahlt werden. Verlangen Sie binnen 30 Tagen eine Anhörung (hearing).',
  },
  'us.state.ny.small-claims-limit': {
    says: 'In New York gehen kleine Klagen (small claims) bis $10,000 in der Stadt New York, $5,000 in anderen Städten und $3,000 bei Town- und Village-Gerichten.',
  },
  'us.state.ny.toll-hold': {
    says: 'In New York können offene Mautgebühren die Zulassung Ihres Autos sperren. Verlangen Sie rechtzeitig eine Prüfung oder einen Zahlungsplan, und behalten Sie Belege.',
  },
  'us.state.ny.jury-call': {
    says: 'In New York können Sie meist bitten, den Geschworenendienst (jury duty) auf einen anderen Tag zu legen. Ihr Arbeitgeber darf Ihnen deshalb nicht kündigen. Antworten Sie bis zum genannten Tag.',
  },
  'us.state.ny.insurance-gap': {
    says: 'In New York kann eine Lücke in Ihrer Autoversicherung die Zulassung (registration) kosten. Schicken Sie bis zum Tag den Beleg der Versicherung, oder verlangen Sie eine Anhörung (hearing).',
  },
  'us.state.ny.child-report': {
    says: 'In New York haben Sie meist 90 Tage ab dem Bescheid, um die Änderung eines Berichts über Kindesmisshandlung zu verlangen. Eine Anhörung (hearing) kann folgen.',
  },
}
