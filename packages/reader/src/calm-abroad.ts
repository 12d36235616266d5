/** Papers in the languages beside English that inform, pay back or renew, and leave nothing to do. */
import type { Letter } from './letter.ts'

/** "Vous n'avez rien à faire", "u hoeft niets te doen", "手続きは不要です". */
const NOTHING_TO_DO =
  /(?<!\p{L})(?:(?:sie (?:müssen|brauchen)|es ist) (?:nichts|keine?) [^.]{0,30}(?:tun|unternehmen|veranlassen|erforderlich)|vous n'avez (?:aucune démarche|rien) à (?:faire|effectuer)|aucune démarche|no (?:tiene|tienes|es necesario) (?:que )?(?:hacer nada|realizar ning\p{L}+ \p{L}+|nada que hacer)|non (?:è|deve|serve) (?:necessaria |fare )?(?:alcuna azione|nulla|niente)|u hoeft (?:zelf )?niets te doen)(?!\p{L})|手続き?は(?:不要|必要ありません)|お手続きの必要はございません/iu

/** "Votre contrat sera renouvelé", "se renovará automáticamente": a policy that goes on. */
const RENEWED =
  /(?<!\p{L})(?:verlängert sich (?:automatisch|um)|avis d'échéance|tacite reconduction|sera renouvelé|reconduit tacitement|se renovará|renovación (?:automática|de su póliza)|si rinnoverà|rinnovo (?:automatico|della polizza)|wordt (?:automatisch|stilzwijgend) verlengd|verlenging van uw (?:polis|verzekering))(?!\p{L})|自動(?:更新|継続)/iu

/** Money that comes to the reader. */
const PAID_BACK =
  /(?<!\p{L})(?:u krijgt[^.]{0,40} terug|(?:le|les) (?:devolvemos|devolveremos|abonaremos)|a devolver|vous sera (?:remboursé|versé)|(?:wird|werden) (?:ihnen )?(?:erstattet|überwiesen|ausgezahlt)|ergibt sich eine erstattung|überweisen (?:wir )?ihnen|erstattung von|ordenado la devolución|domanda[^.]{0,60} (?:è stata )?accolta|le verrà (?:rimborsat|accreditat)[oa])(?!\p{L})|還付(?:金|のお知らせ)/iu

/** True for a paper that says so, and of nothing that is late or threatened. */
export function isCalmAbroad({ language, working, families }: Letter): boolean {
  if (language === 'en') return false
  const text = working.text.slice(0, 12_000)
  if (families?.unpaid.test(text) || LATE.test(text)) return false
  return NOTHING_TO_DO.test(text) || RENEWED.test(text)
}

const LATE =
  /(?<!\p{L})(?:mahnung|inkasso|mise en demeure|huissier|requerimiento|apremio|sollecito|diffida|aanmaning|deurwaarder|pfänd\p{L}*|saisie|embargo|pignoramento|beslag)(?!\p{L})|督促|滞納|未納|差押/iu

/** True where an office pays back and asks for nothing. */
export function isPaidBackAbroad({ language, working, families }: Letter): boolean {
  if (language === 'en') return false
  const text = working.text.slice(0, 12_000)
  return PAID_BACK.test(text) && !LATE.test(text) && !families?.unpaid.test(text)
}
