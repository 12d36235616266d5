/** Desks that sign for a house which a letter does not name, abroad. The letters are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const senderOf = async (country: CountryCode, text: string) =>
  (await readInItsLanguage(text, { country })).senderOrganization

test.each([
  [
    'fr',
    "Objet : Sinistre DDE-2026-118 — refus\n\nMadame,\n\nNous ne pouvons donner une suite favorable à votre demande d'indemnisation. Vous disposez d'un délai de 30 jours pour contester.\n\nCordialement,\nService Indemnisations",
  ],
  [
    'de',
    'Schadensnummer 2026-118\n\nSehr geehrte Frau Quill,\n\nleider müssen wir die Regulierung Ihres Wasserschadens ablehnen.\n\nMit freundlichen Grüßen\nIhre Schadenabteilung',
  ],
  [
    'it',
    'Sinistro n. 2026-118\n\nGentile signora, la Sua richiesta di risarcimento è respinta. Può presentare reclamo entro 30 giorni.\n\nCordiali saluti\nServizio Sinistri',
  ],
  [
    'es',
    'Siniestro 2026-118\n\nEstimada señora: lamentamos rechazar su reclamación al seguro. Dispone de 30 días para reclamar.\n\nAtentamente,\nDepartamento de Siniestros',
  ],
  [
    'nl',
    'Schadenummer 2026-118\n\nGeachte mevrouw Quill, uw schadeclaim wijzen wij af. U kunt binnen 30 dagen bezwaar maken.\n\nMet vriendelijke groet,\nAfdeling Schade',
  ],
  [
    'fr',
    'Rappel\n\nBonjour Madame Quill,\n\nVotre ordonnance est disponible au comptoir.\n\nCordialement,\nL’équipe Santé',
  ],
] as const)('a desk is no sender, in %s: %s', async (country, text) => {
  expect(await senderOf(country, text)).toBeNull()
})

test('a desk below its house leaves the house', async () => {
  const text =
    "Mutuelle Tarnet\nService Sinistres\n\nMadame, votre demande d'indemnisation est refusée. Vous disposez d'un délai de 30 jours pour contester.\n\nCordialement,\nService Sinistres"
  expect(await senderOf('fr', text)).toBe('Mutuelle Tarnet')
})

test('a firm whose name begins like a desk stays', async () => {
  const text =
    'Bonjour, votre facture de 412,00 € reste impayée. Merci de régler sous 8 jours.\n\nService Plomberie Tarnet'
  expect(await senderOf('fr', text)).toBe('Service Plomberie Tarnet')
})
