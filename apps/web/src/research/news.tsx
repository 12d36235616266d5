import type { NewsItem } from '@plainletter/contracts/news'
import { useMutation } from '@tanstack/react-query'

import { api, readAnswer } from '../api.ts'
import { formatPlainDay } from '../dates.ts'
import { describeError } from '../errors.ts'
import { ExternalLink } from '../external-link.tsx'
import { researchMessages as words } from '../messages/research.ts'
import type { ResultToolProps } from '../result-tool.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'

/** Changes in the law that touch the letter, newest first. */
export function News({ document }: ResultToolProps) {
  const search = useNewsSearch(document.id)
  const items = search.data?.items
  return (
    <div>
      <p className="mb-4 text-ink-2" data-no-print>
        {words.newsLead}
      </p>
      <Button
        variant="quiet"
        pendingLabel={search.isPending && words.searching}
        onClick={() => search.mutate()}
        data-no-print
      >
        {words.searchNews}
      </Button>
      <output className="block">
        {items?.length === 0 && <p className="mt-4 font-semibold">{words.noNews}</p>}
      </output>
      {items !== undefined && items.length > 0 && (
        <ul className="mt-4" data-result>
          {items.map((item) => (
            <Item key={item.link + item.title} item={item} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Item({ item: { date, title, says, source, link, kind } }: { item: NewsItem }) {
  return (
    <li className="border-t border-line py-4 first:border-0 first:pt-0">
      <p className="text-sm text-ink-2">{formatPlainDay(date)}</p>
      <h4>{title}</h4>
      {says !== '' && <p className="mt-1">{says}</p>}
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
        <span>
          {words.source} <ExternalLink url={link}>{source}</ExternalLink>
        </span>
        {kind === 'feed' && <Badge tone="note">{words.unchecked}</Badge>}
      </p>
    </li>
  )
}

const useNewsSearch = (documentId: number) =>
  useMutation({
    mutationFn: () => {
      const param = { id: String(documentId) }
      return readAnswer(api.documents[':id']['search-news'].$post({ param }))
    },
    onSuccess: () => toast({ title: words.newsDone }),
    onError: (error) =>
      toast({
        title: words.newsFailed,
        description: describeError(error, words.newsFailedHint),
        variant: 'destructive',
      }),
  })
