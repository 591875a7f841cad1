"""X25519 (RFC 7748): secret and public keys are 32 bytes."""

from ._library import call, is_supported, joined, room, same_length, split

__all__ = ["is_supported", "public_key", "public_keys", "x25519", "x25519_batch"]


def x25519(scalar, point):
    """The u-coordinate of scalar times the point; ValueError if that is of low order."""
    return x25519_batch([scalar], [point])[0]


def public_key(scalar):
    """The public key of 32 bytes of a good random source."""
    return public_keys([scalar])[0]


def x25519_batch(scalars, points):
    """The same of each scalar and point."""
    n = same_length(scalars, points)
    out = room(32 * n)
    if call("fieldwright_x25519_batch", out, joined(scalars, 32), joined(points, 32), n) != 0:
        raise ValueError("a point is of low order")
    return split(out, 32)


def public_keys(scalars):
    """The public key of each."""
    out = room(32 * len(scalars))
    call("fieldwright_x25519_base_batch", out, joined(scalars, 32), len(scalars))
    return split(out, 32)
