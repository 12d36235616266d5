/** Receipts for a gift, abroad: they speak of taxes and sums, and ask for nothing. */
import type { Letter } from './letter.ts'

/** "Reçu fiscal", "Zuwendungsbestätigung", "certificado de donación": what a donor shows to the tax office. */
const RECEIPT =
  /(?<!\p{L})(?:reçu (?:fiscal|de dons?|au titre des dons)|cerfa n° ?11580\p{L}*|zuwendungsbestätigung\p{L}*|spenden(?:bescheinigung|quittung|bestätigung)\p{L}*|(?:certificado|justificante|recibo) de (?:su )?(?:donaci[óo]n|donaciones|donativos?)|ricevuta (?:della |di |per la )?(?:sua )?(?:donazione|erogazione)|erogazione liberale|attestazione (?:della |di )?(?:donazione|erogazione)|giftverklaring|(?:bewijs|bevestiging) van (?:uw |je )?(?:gift|schenking|donatie)|attest fiscale?|fiscaal attest|attestation fiscale)(?!\p{L})|(?:寄附|寄付)金?受領(?:証明書|証)|領収書[^。]{0,40}(?:寄附|寄付)/iu
/** A gift, and thanks for it. */
const GIFT =
  /(?<!\p{L})(?:dons?|générosité|soutien|spenden?|zuwendung|donaci[óo]n|donativo|donazione|erogazione|offerta|gift|schenking|donatie)(?!\p{L})|寄附|寄付/iu
const THANKS =
  /(?<!\p{L})(?:remerci\p{L}+|merci|grâce à vous|dank\p{L}*|bedank\p{L}*|gracias|agradec\p{L}+|grazie|ringrazi\p{L}+)(?!\p{L})|感謝|ありがとう|お礼/iu
const ASKED =
  /(?<!\p{L})(?:mise en demeure|impayé\p{L}*|redressement|majoration|nachzahlung|säumnis\p{L}*|mahn\p{L}*|rückforder\p{L}*|requerimiento|impagad\p{L}+|recargo|liquidación|sanzion\p{L}*|accertamento|cartella|aanslag|naheffing|boete)(?!\p{L})|追徴|督促|滞納/iu

/** True for the thanks and the receipt of a charity, a club or a church. */
export function isGiftReceipt({ language, working }: Letter): boolean {
  if (language === 'en') return false
  const text = working.text.slice(0, 6000)
  return [RECEIPT, GIFT, THANKS].every((one) => one.test(text)) && !ASKED.test(text)
}
