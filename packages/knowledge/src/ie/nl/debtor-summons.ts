/** A summons about means: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBTOR_SUMMONS_NL: Words = {
  'ie.means.wants': {
    says: 'Een rechter heeft over deze schuld beslist. Nu vraagt die wat u verdient en bezit, en kan termijnen bevelen.',
  },
  'ie.means.right-afford': {
    says: 'De rechter kijkt naar uw middelen voordat hij termijnen beveelt. Stuur de opgave (statement of means) een week voor de zitting, en ga erheen.',
  },
  'ie.means.right-vary': {
    says: 'Verandert uw geld later, dan kunt u de District Court vragen de termijnen te verlagen.',
  },
  'ie.means.right-no-jail': {
    says: 'Niemand gaat naar de gevangenis omdat er geen geld is. Een rechter moet eerst zeker zijn dat u kon betalen en niet wilde, en u kunt rechtshulp krijgen.',
  },
}
